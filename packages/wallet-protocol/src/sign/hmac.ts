import { createHmac, timingSafeEqual, type KeyObject } from "node:crypto";

const HEX = /^[0-9a-f]{64}$/;

/** Lower-case hex HMAC-SHA256 over the body as it goes on the wire. */
export function signHmac(secret: KeyObject, body: Buffer): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/**
 * Whether one of the secrets made this signature over exactly these bytes, compared in constant
 * time.
 */
export function verifyHmac(
  secrets: readonly KeyObject[],
  body: Buffer,
  signature: string | undefined,
): boolean {
  if (signature === undefined || !HEX.test(signature)) return false;
  const given = Buffer.from(signature, "hex");
  return secrets.some((secret) =>
    timingSafeEqual(createHmac("sha256", secret).update(body).digest(), given),
  );
}
