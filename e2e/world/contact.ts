import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ADDRESSES } from "../addresses.ts";
import { ask, asPlayer, type asStaff } from "./calls.ts";

interface Message {
  readonly recipient: string;
  readonly text: string | null;
}

/** What was last sent to a number or an address, as staff read it in the outbox; waits until there is something. */
export async function lastMessage(staff: ReturnType<typeof asStaff>, recipient: string, since = 0): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const from = new Date(since).toISOString();
    const [last] = await staff<Message[]>("GET", `/outbox?recipient=${encodeURIComponent(recipient)}&since=${from}`);
    if (last?.text) return last.text;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Nothing was sent to ${recipient}.`);
}

/** A proof of a person, by the arithmetic. */
async function proofFor(purpose: string): Promise<string> {
  const base = `${ADDRESSES.player}/api/v1/verification/arithmetic`;
  const { answer } = await ask<{ value: { workId: string; salt: string; bits: number } }>("POST", base, {}, { purpose });
  const { workId, salt, bits } = answer.value;
  let number = 0;
  while (createHash("sha256").update(`${salt}:${number}`).digest().readUInt32BE() >>> (32 - bits) !== 0) {
    number++;
    // A process that hears nothing for seconds finds its connections closed.
    if (number % 5_000 === 0) await nextTurn();
  }
  return (await ask<{ value: { proof: string } }>("POST", `${base}/${workId}`, {}, { number: String(number) })).answer.value.proof;
}

/** Gives somebody who has none a contact, the way the site does: a code is sent there and typed in. */
export async function giveContact(
  token: string,
  staff: ReturnType<typeof asStaff>,
  contact:
    | { readonly type: "email"; readonly email: string }
    | { readonly type: "mobile"; readonly countryDialingCode: string; readonly mobileNum: string },
): Promise<void> {
  const player = asPlayer(token);
  const recipient = contact.type === "email" ? contact.email : contact.mobileNum;
  const since = Date.now() - 1_000;
  const proof = await proofFor("contact");
  await player("POST", "/contact/code", { ...contact, proof });
  const verificationCode = /\b\d{6}\b/.exec(await lastMessage(staff, recipient, since))?.[0];
  await player("PUT", "/contact", { ...contact, verificationCode });
}
