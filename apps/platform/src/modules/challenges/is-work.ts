import { createHash } from "node:crypto";

/** Whether SHA-256 of "<salt>:<number>", the salt as hex, begins with this many zero bits. */
export function isWork(salt: Buffer, number: string, bits: number): boolean {
  const digest = createHash("sha256")
    .update(`${salt.toString("hex")}:${number}`)
    .digest();
  return digest.readUInt32BE() >>> (32 - bits) === 0;
}
