import { randomBytes } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { hearAll, readBy } from "../../inbox/testing/use-inbox.ts";
import { insertSession } from "../sessions.store.ts";
import { noteDormancy } from "./note-dormancy.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const owner = await sites.staff("owner");

/** Says when a player signed in last. */
async function away(player: TestPlayer, ago: string): Promise<void> {
  await db.run(sql`
    update player_login set last_login_at = now() - ${ago}::interval
    where player_id = ${player.id}`);
}

/** What every way to sign in ends with. */
function signIn({ id }: TestPlayer): Promise<void> {
  const kind = { mustChange: false, family: null };
  return db.inTransaction((tx) =>
    insertSession(tx, id, randomBytes(32), { ip: "10.1.1.1", userAgent: "a browser" }, kind),
  );
}

/** Lets so many days of a player's notice pass. */
async function waitDays(player: TestPlayer, days: number): Promise<void> {
  await db.run(sql`
    update dormancy
    set told_at = told_at - make_interval(days => ${days}),
      due_at = due_at - make_interval(days => ${days})
    where player_id = ${player.id}`);
}

async function day(): Promise<void> {
  await noteDormancy(platform);
  await hearAll(db, platform);
}

const titles = async (player: TestPlayer, language = "EN") =>
  (await readBy(player, "", language)).map(({ title }) => title).filter((title) => isOfIt(title));
const isOfIt = (title: string) =>
  /dormant|log in|休眠|登录/i.test(title) || title.includes("logged");

const asStaff = async (player: TestPlayer) =>
  (await owner.call("GET", `/players/${player.publicId}`)).value;

const SOON = "You have not logged in for a long time";
const NOW = "Your account is dormant";

test("a player who stays away is told a month before the year is over, and at its end, once each", async () => {
  const player = await sites.player();
  await chooseProfiles(db, ["MT"]);
  await away(player, "10 months");
  await day();
  expect(await titles(player)).toEqual([]);
  await away(player, "11 months 10 days");
  await day();
  await day();
  expect(await titles(player)).toEqual([SOON]);
  expect(await asStaff(player)).toMatchObject({ dormant: null });
  await waitDays(player, 31);
  await day();
  await day();
  expect(await titles(player)).toEqual([NOW, SOON]);
  expect(await asStaff(player)).toMatchObject({ dormant: { rule: "MT.dormant" } });
  expect(await titles(player, "CN")).toEqual(["您的账户已休眠", "您已很久没有登录"]);
});

test("money of a dormant account stays where it is, and its player signs in to an account as before", async () => {
  const player = await sites.player(1);
  await db.inTransaction((tx) =>
    platform.wallet.append(tx, [
      { kind: "deposit", player: player.id, key: `deposit:${player.id}`, units: 500_000n },
    ]),
  );
  const before = (await asStaff(player)).balance;
  await chooseProfiles(db, ["NJ"]);
  await away(player, "3 years");
  await day();
  // The law came late: its player is told all the same, and has the days of the notice.
  expect(await asStaff(player)).toMatchObject({ dormant: null });
  await waitDays(player, 29);
  await day();
  expect(await asStaff(player)).toMatchObject({ dormant: null });
  await waitDays(player, 1);
  await day();
  expect((await asStaff(player)).dormant).not.toBeNull();
  expect((await asStaff(player)).balance).toEqual(before);
  await signIn(player);
  expect(await asStaff(player)).toMatchObject({ dormant: null });
  await day();
  expect(await titles(player)).toEqual([NOW, SOON]);
  // The next absence begins with a notice as the first did.
  await away(player, "2 years");
  await day();
  expect(await titles(player)).toEqual([SOON, NOW, SOON]);
});

test("a player who comes back within the notice is not dormant at its end", async () => {
  const player = await sites.player();
  await chooseProfiles(db, ["GB"]);
  await away(player, "13 months");
  await day();
  await signIn(player);
  await waitDays(player, 40);
  await day();
  expect(await titles(player)).toEqual([SOON]);
});

test("a law that wants players told and gives no number has the house's year; where none speaks of it, nobody is told", async () => {
  const player = await sites.player();
  await away(player, "2 years");
  await day();
  expect(await titles(player)).toEqual([]);
  // Brazil has a rule for what excluded players leave, and none for accounts that nobody uses.
  await chooseProfiles(db, ["BR"]);
  await day();
  expect(await titles(player)).toEqual([]);
  await chooseProfiles(db, ["ON"]);
  await day();
  expect(await titles(player)).toEqual([SOON]);
});

test("closed accounts and free trials are nobody's to tell", async () => {
  const player = await sites.player();
  const trial = await sites.player();
  await chooseProfiles(db, ["MT"]);
  for (const one of [player, trial]) await away(one, "2 years");
  await db.run(sql`update player_login set closed_at = now() where player_id = ${player.id}`);
  await db.run(sql`update player set kind = '4' where id = ${trial.id}`);
  await day();
  const kept = await db.rows(sql`
    select 1 from dormancy where player_id in (${player.id}, ${trial.id})`);
  expect(kept).toEqual([]);
});
