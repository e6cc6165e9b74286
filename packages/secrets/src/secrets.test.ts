import { createPublicKey } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newRsaPair, newSharedSecret, newToken, sealer, tokenHash } from "./index.ts";

const { sealSecret, openSecret } = sealer("a test");
/** Sealed by the code before it became this package. */
const EARLIER = "lqEZ5hjMC9qaonGMecRUSatdsepq01B923oM6S3oFPA=";
const KEY = "a secret of the server, long enough";

describe("a sealed secret", () => {
  test("opens for its owner, whatever it says", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (secret, owner) => {
        expect(openSecret(KEY, owner, sealSecret(KEY, owner, secret))).toBe(secret.toWellFormed());
      }),
    );
  });

  test("opens with no other key, for no other owner and no other purpose", () => {
    const sealed = sealSecret(KEY, "vendor:acme", "hush");
    expect(() => openSecret(`${KEY}!`, "vendor:acme", sealed)).toThrow("unable to authenticate");
    expect(() => openSecret(KEY, "vendor:acme2", sealed)).toThrow("unable to authenticate");
    expect(() => sealer("another test").openSecret(KEY, "vendor:acme", sealed)).toThrow(
      "unable to authenticate",
    );
  });

  test("does not open when one bit of it was turned or its end is missing", () => {
    const sealed = sealSecret(KEY, "vendor:acme", "hush");
    for (let at = 0; at < sealed.length; at++) {
      const turned = Buffer.from(sealed);
      turned.writeUInt8(turned.readUInt8(at) ^ 1, at);
      expect(() => openSecret(KEY, "vendor:acme", turned)).toThrow("unable to authenticate");
    }
    expect(() => openSecret(KEY, "vendor:acme", sealed.subarray(0, -1))).toThrow(
      "unable to authenticate",
    );
  });

  test("is never the same bytes twice", () => {
    expect(sealSecret(KEY, "seed:1", "hush").equals(sealSecret(KEY, "seed:1", "hush"))).toBe(false);
  });

  test("sealed by an earlier release opens: neither cipher nor layout has changed", () => {
    const sealed = Buffer.from(EARLIER, "base64");
    expect(sealer("perya sealed secret").openSecret("k".repeat(40), "vendor:acme", sealed)).toBe(
      "hush",
    );
  });
});

test("tokens, shared secrets and key pairs are new each time and of the promised size", () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(new Set(Array.from({ length: 100 }, newToken)).size).toBe(100);
  expect(tokenHash("a token")).toHaveLength(32);
  expect(newSharedSecret()).toMatch(/^[0-9a-f]{64}$/);
  const { publicKey } = newRsaPair();
  expect(createPublicKey(publicKey).asymmetricKeyDetails?.modulusLength).toBe(2_048);
});
