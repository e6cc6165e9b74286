import { createHash } from "node:crypto";

/** Zero bits a hash must begin with: some 260,000 tries. */
export const WORK_BITS = 18;

/** Whether SHA-256 of "<salt>:<number>", the salt as hex, begins with WORK_BITS zero bits. */
export function isWork(salt: Buffer, number: string): boolean {
  const digest = createHash("sha256")
    .update(`${salt.toString("hex")}:${number}`)
    .digest();
  return digest.readUInt32BE() >>> (32 - WORK_BITS) === 0;
}
