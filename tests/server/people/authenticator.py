"""A security key in software, as far as WebAuthn can see: P-256, attestation "none"."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def to_text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Holds one key. ``origin`` is the page the browser believes to be on."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.user = b""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """``navigator.credentials.create``"""
        self.user = from_text(options["user"]["id"])
        key = self._cose_key()
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self._data(options["rp"]["id"], HAS_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=client, attestationObject=attestation)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """``navigator.credentials.get``"""
        self.count += 1
        data = self._data(options["rpId"])
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.user
        )

    def _data(self, site: str, flags: int = 0) -> bytes:
        return hashlib.sha256(site.encode()).digest() + struct.pack(
            ">BI", PRESENT | VERIFIED | flags, self.count
        )

    def _client(self, type: str, challenge: str) -> bytes:
        return json.dumps({"type": type, "challenge": challenge, "origin": self.origin}).encode()

    def _cose_key(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _credential(self, **response: bytes) -> dict[str, Any]:
        return {
            "id": to_text(self.id),
            "rawId": to_text(self.id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {name: to_text(value) for name, value in response.items()},
        }
