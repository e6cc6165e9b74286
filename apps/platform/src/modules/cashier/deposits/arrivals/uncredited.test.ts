import { expect, test } from "vitest";
import { useSites } from "../../../../testing/use-sites.ts";
import { sendBackArrival } from "./send-back-arrival.ts";
import { dropNotOurs, isNotOurs, isSentBack, keepNotOurs } from "./uncredited.store.ts";

const { db } = await useSites();

test("a transfer can be none of ours and sent back; what is taken back of it is only that it is none of ours", async () => {
  const [brandId, number] = [1n, "TR 4711-8"];
  const states = async (typed: string, brand = brandId) => ({
    sentBack: await isSentBack(db, { brandId: brand, method: "bank-transfer", number: typed }),
    notOurs: await isNotOurs(db, brand, typed),
  });
  const sendBack = () =>
    db.inTransaction((tx) => sendBackArrival(tx, { brandId, provider: "bank", number }));
  await keepNotOurs(db, brandId, number);
  expect(await states("tr47118")).toEqual({ sentBack: false, notOurs: true });
  for (let time = 0; time < 2; time++) expect(await sendBack()).toMatchObject({ ok: true });
  expect(await states("tr47118")).toEqual({ sentBack: true, notOurs: true });
  expect(await states(number, 2n)).toEqual({ sentBack: false, notOurs: false });
  await dropNotOurs(db, brandId, "tr 47118");
  expect(await states(number)).toEqual({ sentBack: true, notOurs: false });
});

test("a transfer that was only none of ours may be credited again once that is taken back", async () => {
  const [brandId, number] = [1n, "TR 4711-9"];
  await keepNotOurs(db, brandId, number);
  await keepNotOurs(db, brandId, number);
  await dropNotOurs(db, brandId, number);
  expect(await isNotOurs(db, brandId, number)).toBe(false);
});
