import {
  createPublicKey,
  createSecretKey,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
} from "node:crypto";
import { expect, test } from "vitest";
import { signHmac, signRsa, verifyHmac, verifyRsa } from "@perya/wallet-protocol";

const pair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const [first, second, stranger] = [pair(), pair(), pair()];
const keys: KeyObject[] = [createPublicKey(first.publicKey), createPublicKey(second.publicKey)];
const body = Buffer.from('{"user":"pl_1","amount":100}');

test("a signature of either active key holds, a stranger's does not", async () => {
  expect(await verifyRsa(keys, body, await signRsa(createPrivateKey(first.privateKey), body))).toBe(
    true,
  );
  expect(
    await verifyRsa(keys, body, await signRsa(createPrivateKey(second.privateKey), body)),
  ).toBe(true);
  expect(
    await verifyRsa(keys, body, await signRsa(createPrivateKey(stranger.privateKey), body)),
  ).toBe(false);
});

test("one added space breaks an RSA signature", async () => {
  const signature = await signRsa(createPrivateKey(first.privateKey), body);
  expect(await verifyRsa(keys, Buffer.from('{"user":"pl_1", "amount":100}'), signature)).toBe(
    false,
  );
});

test.each([undefined, "", "not base64!", "QUJD", "A".repeat(10_000)])(
  "the signature %s holds for nothing",
  async (signature) => {
    expect(await verifyRsa(keys, body, signature)).toBe(false);
  },
);

test("no active key, no signature", async () => {
  expect(await verifyRsa([], body, await signRsa(createPrivateKey(first.privateKey), body))).toBe(
    false,
  );
});

test("an HMAC is 64 lower-case hex digits over the bytes as sent", () => {
  const secret = createSecretKey(Buffer.from("a secret of the vendor"));
  const other = createSecretKey(Buffer.from("another secret"));
  const signature = signHmac(secret, body);
  expect(verifyHmac([other, secret], body, signature)).toBe(true);
  expect(verifyHmac([other], body, signature)).toBe(false);
  expect(verifyHmac([secret], Buffer.concat([body, Buffer.from(" ")]), signature)).toBe(false);
  expect(verifyHmac([secret], body, signature.toUpperCase())).toBe(false);
  expect(verifyHmac([secret], body, undefined)).toBe(false);
});

test("HMAC-SHA256 agrees with test case 2 of RFC 4231", () => {
  expect(
    signHmac(createSecretKey(Buffer.from("Jefe")), Buffer.from("what do ya want for nothing?")),
  ).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
});
