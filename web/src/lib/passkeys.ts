import { api } from "./api";
import type { Me } from "./wire";

export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
}

export const passkeysPossible = (): boolean => "PublicKeyCredential" in globalThis;

/** Make a passkey for my account in this browser or on this device. */
export async function addPasskey(name: string): Promise<void> {
  const options = await api.post<PublicKeyCredentialCreationOptionsJSON>("/api/passkeys/register/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  if (credential) await api.post("/api/passkeys/register/verify", { name, credential: credential.toJSON() });
}

/** Log in with a passkey; nothing if the reader gave up. */
export async function usePasskey(): Promise<Me | null> {
  const options = await api.post<PublicKeyCredentialRequestOptionsJSON>("/api/passkeys/login/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  return credential ? api.post<Me>("/api/passkeys/login/verify", { credential: credential.toJSON() }) : null;
}

/** The browser ended the question (the reader cancelled, or took too long): no failure worth words. */
export function gaveUp(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
}
