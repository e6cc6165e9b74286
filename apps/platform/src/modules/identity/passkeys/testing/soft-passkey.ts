import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Flags of authenticator data: a person was there, was recognised, and a key follows. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const bytesOf = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(
      bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255],
    ),
    bytes,
  ]);
const textOf = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/**
 * A passkey in software, as a device would answer: one P-256 key pair of a site, that knows its
 * owner and counts its uses.
 */
export function softPasskey({ rpId, origin }: { readonly rpId: string; readonly origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  let counter = 0;
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // COSE: an EC2 key for ES256 on P-256.
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytesOf(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    bytesOf(Buffer.from(y, "base64url")),
  ]);
  const client = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const data = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const id = base64url(credentialId);
  const shared = { id, rawId: id, type: "public-key" };

  return {
    id,
    /** Its answer to the options of a registration. */
    make(challenge: string) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        textOf("fmt"),
        textOf("none"),
        textOf("attStmt"),
        Buffer.from([0xa0]),
        textOf("authData"),
        bytesOf(data(PRESENT | VERIFIED | HAS_KEY, attested)),
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client("webauthn.create", challenge, origin)),
          attestationObject: base64url(attestationObject),
          transports: ["internal"],
        },
      };
    },
    /** Its answer to the options of a sign-in. */
    use(
      challenge: string,
      {
        at = origin,
        verified = true,
        count = 1,
      }: { at?: string; verified?: boolean; count?: number } = {},
    ) {
      counter += count;
      const authenticatorData = data(PRESENT | (verified ? VERIFIED : 0));
      const clientDataJSON = client("webauthn.get", challenge, at);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign("sha256", signed, privateKey)),
        },
      };
    },
  };
}
