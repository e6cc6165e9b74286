import { sign, verify, type KeyObject } from "node:crypto";
import { promisify } from "node:util";

const ALGORITHM = "RSA-SHA256";
const signOnThreadPool = promisify<string, Buffer, KeyObject, Buffer>(sign);
const verifyOnThreadPool = promisify<string, Buffer, KeyObject, Buffer, boolean>(verify);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Base64 of the RSA PKCS#1 v1.5 signature (SHA-256) over the body as it goes on the wire, made on
 * the thread pool.
 */
export async function signRsa(privateKey: KeyObject, body: Buffer): Promise<string> {
  return (await signOnThreadPool(ALGORITHM, body, privateKey)).toString("base64");
}

/**
 * Whether one of the keys made this signature over exactly these bytes. A vendor has up to two
 * active keys, so that it can rotate them without a gap. Runs on the thread pool: 50 microseconds
 * of arithmetic on the event loop would halve the throughput of one process.
 */
export async function verifyRsa(
  publicKeys: readonly KeyObject[],
  body: Buffer,
  signature: string | undefined,
): Promise<boolean> {
  if (signature === undefined || !BASE64.test(signature)) return false;
  const bytes = Buffer.from(signature, "base64");
  for (const key of publicKeys) {
    if (await verifyOnThreadPool(ALGORITHM, body, key, bytes)) return true;
  }
  return false;
}
