/** A key for sealing bodies, as `GET /envelope-key` returns it. */
export interface SealingKey {
  readonly kid: string;
  readonly kty: "EC";
  readonly crv: "P-256";
  readonly x: string;
  readonly y: string;
}

/**
 * Seals a body for one call, such as "PUT /api/v1/register", as a JWE (RFC 7516, ECDH-ES with
 * A256GCM). `now` is the server's time. The library is loaded with the first body.
 */
export async function seal(
  key: SealingKey,
  now: number,
  call: string,
  body: unknown,
): Promise<string> {
  const { CompactEncrypt, importJWK } = await import("jose");
  const content = { for: call, jti: crypto.randomUUID(), iat: now, body };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: key.kid })
    .encrypt(await importJWK({ ...key }, "ECDH-ES"));
}
