import { sql } from "@perya/postgres/sql";
import { newRsaPair } from "@perya/secrets";
import { signHmac, signRsa, verifyHmac, verifyRsa } from "@perya/wallet-protocol";
import { createPrivateKey, createSecretKey } from "node:crypto";
import { expect, test } from "vitest";
import { addKey, createVendor, retireKey, vendorAccounts } from "../index.ts";
import { useVendors, SECRET_KEY, body } from "../testing/use-vendors.ts";

const { vendorWith, db, accountOf, newSlug } = await useVendors();

test("a vendor's two keys both sign, a third is refused, and a retired one signs no more", async () => {
  const [first, second, third] = [newRsaPair(), newRsaPair(), newRsaPair()];
  const vendor = await vendorWith({ publicKey: first.publicKey });
  expect(await addKey(db, SECRET_KEY, vendor.id, { publicKey: second.publicKey })).toMatchObject({
    ok: true,
  });
  expect(await addKey(db, SECRET_KEY, vendor.id, { publicKey: third.publicKey })).toMatchObject({
    refusal: "TOO_MANY_KEYS",
  });
  const signed = await signRsa(createPrivateKey(first.privateKey), body);
  expect(await verifyRsa((await accountOf(vendor.slug)).publicKeys, body, signed)).toBe(true);

  const old = await db.row<{ id: number }>(
    sql`select min(id) as id from vendor_key where vendor_id = ${vendor.id}`,
  );
  expect(await retireKey(db, vendor.id, old?.id ?? 0)).toMatchObject({ ok: true });
  const { publicKeys } = await accountOf(vendor.slug);
  expect(await verifyRsa(publicKeys, body, signed)).toBe(false);
  expect(
    await verifyRsa(publicKeys, body, await signRsa(createPrivateKey(second.privateKey), body)),
  ).toBe(true);
});

test("the last key is not retired, and a key that was retired does not come back", async () => {
  const [first, second] = [newRsaPair(), newRsaPair()];
  const vendor = await vendorWith({ publicKey: first.publicKey });
  const old = await db.row<{ id: number }>(
    sql`select id from vendor_key where vendor_id = ${vendor.id}`,
  );
  expect(await retireKey(db, vendor.id, old?.id ?? 0)).toMatchObject({ refusal: "LAST_KEY" });
  await addKey(db, SECRET_KEY, vendor.id, { publicKey: second.publicKey });
  await retireKey(db, vendor.id, old?.id ?? 0);
  expect(await addKey(db, SECRET_KEY, vendor.id, { publicKey: first.publicKey })).toMatchObject({
    refusal: "KEY_KNOWN",
  });
});

test("a short RSA key, a key of the other dialect and nonsense are refused, and no vendor is left behind", async () => {
  const create = (key: Parameters<typeof createVendor>[3]) =>
    createVendor(
      db,
      SECRET_KEY,
      { slug: newSlug(), vassalage: "V", name: "V", dialect: "hub88", gamesUrl: null },
      key,
    );
  expect(await create({ publicKey: newRsaPair(1024).publicKey })).toMatchObject({
    refusal: "INVALID_KEY",
    detail: "INVALID_KEY",
  });
  expect(await create({ secret: "s".repeat(40) })).toMatchObject({
    refusal: "INVALID_KEY",
    detail: "WRONG_KIND_OF_KEY",
  });
  expect(await create({ publicKey: "nonsense" })).toMatchObject({
    refusal: "INVALID_KEY",
    detail: "INVALID_KEY",
  });
});

test("one slug is one vendor", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  const again = await createVendor(
    db,
    SECRET_KEY,
    { slug: vendor.slug, vassalage: "V", name: "V", dialect: "hub88", gamesUrl: null },
    { publicKey: newRsaPair().publicKey },
  );
  expect(again).toMatchObject({ ok: false, refusal: "SLUG_TAKEN" });
});

test("a shared secret lies sealed in the database, opens with the platform's key alone, and not in another vendor's row", async () => {
  const secret = "the secret that the vendor signs with";
  const vendor = await vendorWith({ secret }, "softswiss");
  const other = await vendorWith({ secret: "another secret of another vendor, long" }, "softswiss");
  const row = await db.row<{ sealed: Buffer }>(
    sql`select sealed_secret as sealed from vendor_key where vendor_id = ${vendor.id}`,
  );
  expect(row?.sealed.includes(secret)).toBe(false);
  const signature = signHmac(createSecretKey(secret, "utf8"), body);
  expect(verifyHmac((await accountOf(vendor.slug)).secrets, body, signature)).toBe(true);
  await expect(vendorAccounts(db, "another key of the platform, also long")).rejects.toThrow(
    /authenticate/,
  );

  await db.run(
    sql`update vendor_key set sealed_secret = ${row?.sealed} where vendor_id = ${other.id}`,
  );
  await expect(vendorAccounts(db, SECRET_KEY)).rejects.toThrow(/authenticate/);
  await db.run(sql`delete from vendor_key where vendor_id = ${other.id}`);
});
