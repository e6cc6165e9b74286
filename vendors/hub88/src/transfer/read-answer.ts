import { JsonNumber, readJson } from "@perya/wallet-protocol";
import type { Told } from "./classify.ts";

/** What a call said, as far as its answer has to say the same. */
interface Asked {
  readonly user: string;
  readonly currency: string;
  readonly request_uuid: string;
}

/**
 * Reads an answer of the protocol. Undefined for anything else, and for one that is another
 * player's, another call's or of another currency: a mixed-up answer must not decide about money.
 * Refusals before the body is read name nobody.
 */
export function readAnswer(text: string, asked: Asked): Told | undefined {
  const read = readJson(Buffer.from(text, "utf8"));
  if (!read.ok) return undefined;
  const status = read.value.get("status");
  if (typeof status !== "string" || !status.startsWith("RS_")) return undefined;
  for (const name of ["user", "request_uuid", "currency"] as const) {
    const said = read.value.get(name) ?? null;
    if (said === null && status !== "RS_OK") continue;
    if (typeof said !== "string" || said.toLowerCase() !== asked[name].toLowerCase())
      return undefined;
  }
  const balance = read.value.get("balance");
  const told = balance instanceof JsonNumber && /^(0|[1-9]\d*)$/.test(balance.lexeme);
  return { status, balance: told ? BigInt(balance.lexeme) : undefined };
}
