import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startWorker, type Worker } from "../../../jobs/worker.ts";
import { MODULES } from "../../../sites/modules.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { registerPlayer } from "../../identity/index.ts";
import { noteDocumentNumber, saveProfile, setKycLevel, type Profile } from "../../players/index.ts";
import { revokeSessions } from "../../rounds/index.ts";
import { guardsOf } from "../../wallet/index.ts";
import { bet } from "../../wallet/testing/open-book.ts";
import { exclusionJobs } from "./exclusion.jobs.ts";

const { db, sites } = await useSites();
const { platform } = sites;
let worker: Worker;
beforeAll(async () => {
  worker = await startWorker(
    platform,
    MODULES.flatMap(({ jobs }) => (jobs ? [{ ...jobs(platform), cron: [] }] : [])),
  );
});
afterAll(() => worker.stop());

const soon = (look: () => Promise<void>) => vi.waitFor(look, 100_000);

async function otherBrand(): Promise<bigint> {
  const host = `${randomUUID()}.example`;
  const row = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values (${host}, ${host}, false, 'PHP', 'PH', 'Asia/Manila', 18)
    returning id`);
  return row?.id ?? 0n;
}

/** A person's account at a brand, with what they say of themselves. */
async function account(brandId: bigint, profile: Partial<Profile>): Promise<bigint> {
  return db.inTransaction(async (tx) => {
    const made = await registerPlayer(tx, platform.wallet, {
      brandId,
      username: `m${randomUUID().slice(0, 12).replaceAll("-", "")}`,
      currency: "PHP",
      book: "play",
      country: "PH",
      passwordHash: "none",
    });
    if (!made.ok) throw new Error(made.refusal);
    await saveProfile(tx, made.value.id, profile);
    return made.value.id;
  });
}

async function isBarred(player: bigint): Promise<boolean> {
  const [answer] = await platform.wallet.submit([bet({ player, units: 1n, vendor: 3 })]);
  return answer?.ok === false && answer.refusal === "PLAYER_DISABLED";
}

const proven = (mobile: string) => ({ mobile, mobileVerifiedAt: Temporal.Now.instant() });

test("an exclusion holds at every brand of the house, and catches accounts that are opened later", async () => {
  const [here, there] = [await sites.player(1), await otherBrand()];
  await db.inTransaction((tx) =>
    saveProfile(tx, here.id, {
      ...proven("+639170000001"),
      fullname: "Ana Reyes Lim",
      birthday: "1991-02-03",
    }),
  );
  const [same, namesake, stranger] = [
    await account(there, { mobile: "+639170000001" }),
    await account(there, { fullname: "Ana Lim Reyes", birthday: "1991-02-04" }),
    await account(there, { mobile: "+639170000002" }),
  ];
  const { value } = await here.call("POST", "/exclusion", { kind: "EXCLUSION", period: "P6M" });
  await soon(async () => expect(await isBarred(same)).toBe(true));
  expect((await guardsOf(db, same))?.excludedUntil?.toString()).toBe(value.until);
  const later = await account(there, { fullname: "LIM ana REYES", birthday: "1991-02-03" });
  await soon(async () => expect(await isBarred(later)).toBe(true));
  expect([await isBarred(namesake), await isBarred(stranger)]).toEqual([false, false]);
});

test("a contact that the excluded person proves afterwards finds their other account", async () => {
  const [here, there] = [await sites.player(1), await otherBrand()];
  const other = await account(there, { mobile: "+639170000011" });
  await here.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
  expect(await isBarred(other)).toBe(false);
  await db.inTransaction((tx) => saveProfile(tx, here.id, proven("+639170000011")));
  await soon(async () => expect(await isBarred(other)).toBe(true));
});

test("documents that are approved later show that two accounts are one person's", async () => {
  const person = { fullname: "Ben Uy Tan", birthday: "1985-12-24" };
  const [here, there] = [await sites.player(2), await otherBrand()];
  await db.inTransaction((tx) => saveProfile(tx, here.id, person));
  const other = await account(there, person);
  await db.inTransaction((tx) => setKycLevel(tx, here.id, 0));
  await here.call("POST", "/exclusion", { kind: "EXCLUSION", period: "permanent" });
  await db.inTransaction((tx) => setKycLevel(tx, here.id, 2));
  await soon(async () => expect(await isBarred(other)).toBe(true));
  expect((await guardsOf(db, other))?.excludedUntil?.toString()).toMatch(/9999/);
});

test("the number of an approved document finds accounts from before and after, and no typed one does", async () => {
  const [here, there] = [await sites.player(1), await otherBrand()];
  const kind = "PASSPORT";
  const [mine, strangers] = [Buffer.from(randomUUID()), Buffer.from(randomUUID())];
  const note = (player: bigint, mark: Buffer, isProven: boolean, of = kind) =>
    db.inTransaction((tx) => noteDocumentNumber(tx, player, { kind: of, mark, isProven }));
  const [before, stranger, card] = [
    await account(there, { fullname: "Ana Married Cruz", birthday: "1990-01-01" }),
    await account(there, {}),
    await account(there, {}),
  ];
  await note(here.id, mine, true);
  await note(here.id, strangers, false);
  await note(before, mine, true);
  await note(stranger, strangers, true);
  await note(card, mine, true, "DRIVING_LICENCE");
  await here.call("POST", "/exclusion", { kind: "EXCLUSION", period: "P1Y" });
  await soon(async () => expect(await isBarred(before)).toBe(true));
  const later = await account(there, {});
  expect(await isBarred(later)).toBe(false);
  await note(later, mine, false);
  await soon(async () => expect(await isBarred(later)).toBe(true));
  expect([await isBarred(stranger), await isBarred(card)]).toEqual([false, false]);
});

test("where a law that forbids the sign-in comes later, what was carried over holds there too", async () => {
  const [here, there] = [await sites.player(1), await otherBrand()];
  await db.inTransaction((tx) => saveProfile(tx, here.id, proven("+639170000031")));
  const other = await account(there, { mobile: "+639170000031" });
  const { value } = await here.call("POST", "/exclusion", { kind: "EXCLUSION", period: "P6M" });
  await soon(async () => expect(await isBarred(other)).toBe(true));
  await chooseProfiles(db, ["ON"], there);
  const barredUntil = async (player: bigint) =>
    (
      await db.row<{ until: Temporal.Instant | null }>(sql`
        select barred_until as until from player_login where player_id = ${player}`)
    )?.until?.toString();
  expect(await barredUntil(other)).toBeUndefined();
  await exclusionJobs(platform, revokeSessions).tasks["carry-exclusions-over"]?.({}, {} as never);
  expect(await barredUntil(other)).toBe(value.until);
  // The law of one brand says nothing at another.
  expect(await barredUntil(here.id)).toBeUndefined();
});

test("what was carried over is carried on to nobody, and no longer exclusion is made shorter", async () => {
  const [here, there] = [await sites.player(1), await otherBrand()];
  await db.inTransaction((tx) => saveProfile(tx, here.id, proven("+639170000021")));
  const linked = await account(there, {
    mobile: "+639170000021",
    email: "shared@example.com",
    emailVerifiedAt: Temporal.Now.instant(),
  });
  const beyond = await account(there, { email: "shared@example.com" });
  await here.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1D" });
  await soon(async () => expect(await isBarred(linked)).toBe(true));
  await here.call("POST", "/exclusion", { kind: "EXCLUSION", period: "P1Y" });
  const end = Date.now() + 360 * 86_400_000;
  await soon(async () =>
    expect((await guardsOf(db, linked))?.excludedUntil?.epochMilliseconds).toBeGreaterThan(end),
  );
  expect(await isBarred(beyond)).toBe(false);
});
