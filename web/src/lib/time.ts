import type { Language } from "./texts";
import type { Clock } from "./wire";

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 minutes ago"; both times in seconds since 1970. */
export function ago(at: number, language: Language, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, seconds] of units) if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  return format.format(0, "second");
}

/** 4:12, or 1:02:09 from an hour on. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function date(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

export function timeOfDay(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(at * 1000);
}

/** How a table's clock is said: the id of a message and its numbers. */
export function clockWords(clock: Clock | null): [string, Record<string, number>] {
  if (clock?.days) return ["clock-days", { days: clock.days }];
  if (clock?.seconds) return ["clock-minutes", { minutes: Math.round(clock.seconds / 60), bonus: clock.bonus ?? 0 }];
  return ["clock-none", {}];
}
