import { hash } from "node:crypto";
import { setImmediate as yieldNow } from "node:timers/promises";
import { ADDRESSES } from "../addresses.ts";
import { ask } from "./calls.ts";

/** A proof that the visitor is a person, for those who can't slide a puzzle: arithmetic. */
export async function prove(purpose: "register" | "contact"): Promise<string> {
  const base = `${ADDRESSES.player}/api/v1/verification/arithmetic`;
  const { answer } = await ask<{ value: { workId: string; salt: string; bits: number } }>(
    "POST",
    base,
    {},
    { purpose },
  );
  const { workId, salt, bits } = answer.value;
  let number = 0;
  while (hash("sha256", `${salt}:${number}`, "buffer").readUInt32BE() >>> (32 - bits) !== 0) {
    number++;
    // Connections are closed when a process does not read from them for seconds.
    if (number % 20_000 === 0) await yieldNow();
  }
  return (
    await ask<{ value: { proof: string } }>(
      "POST",
      `${base}/${workId}`,
      {},
      { number: String(number) },
    )
  ).answer.value.proof;
}
