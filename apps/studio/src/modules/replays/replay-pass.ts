import { createHmac, timingSafeEqual } from "node:crypto";

const PURPOSE = "a replay of a round";
const PASS = /^([1-9]\d{9,11})\.([A-Za-z0-9_-]{43})$/;

/** Lets its holder see one finished round until a moment, in seconds of the epoch. */
export function signPass(secretKey: string, round: string, until: number): string {
  return `${until}.${codeOf(secretKey, round, until).toString("base64url")}`;
}

/** Until when a pass lets its holder see this round; undefined if it is not one of ours for it. */
export function readPass(secretKey: string, round: string, pass: string): number | undefined {
  const [, until, code] = PASS.exec(pass) ?? [];
  if (until === undefined || code === undefined) return undefined;
  const [said, due] = [Buffer.from(code, "base64url"), codeOf(secretKey, round, Number(until))];
  return said.length === due.length && timingSafeEqual(said, due) ? Number(until) : undefined;
}

function codeOf(secretKey: string, round: string, until: number): Buffer {
  return createHmac("sha256", secretKey).update(`${PURPOSE}\n${round}\n${until}`).digest();
}
