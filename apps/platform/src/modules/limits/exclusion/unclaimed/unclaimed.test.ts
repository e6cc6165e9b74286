import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../../testing/choose-profiles.ts";
import type { TestPlayer } from "../../../../testing/people.ts";
import { useSites } from "../../../../testing/use-sites.ts";
import { hearAll, readBy } from "../../../inbox/testing/use-inbox.ts";
import { noteUnclaimed } from "./note-unclaimed.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const owner = await sites.staff("owner");
const TITLE = "Please withdraw your balance";

/** A player who excluded themselves for good so many days ago, with so many pesos. */
async function excluded(days: number, pesos: bigint): Promise<TestPlayer> {
  const player = await sites.player(1);
  if (pesos > 0n) await pay(player, pesos);
  const exclusion = { kind: "EXCLUSION", period: "permanent" };
  expect((await player.call("POST", "/exclusion", exclusion)).status).toBe(200);
  await db.run(sql`
    update exclusion set begins_at = begins_at - make_interval(days => ${days})
    where player_id = ${player.id}`);
  return player;
}

async function pay(player: TestPlayer, pesos: bigint): Promise<void> {
  const units = pesos * 100_000n;
  await db.inTransaction((tx) =>
    platform.wallet.append(tx, [{ kind: "deposit", player: player.id, key: randomUUID(), units }]),
  );
}

async function told(player: TestPlayer): Promise<string[]> {
  await noteUnclaimed(platform);
  await hearAll(db, platform);
  return (await readBy(player)).flatMap(({ title, text }) => (title === TITLE ? [text] : []));
}

const asStaff = async (player: TestPlayer) =>
  (await owner.call("GET", `/players/${player.publicId}/limits`)).value.unclaimed;

test("an excluded player with money is told a month before a law takes it, once, and staff read from when on", async () => {
  const [early, due] = [await excluded(149, 70n), await excluded(151, 70n)];
  expect(await told(due)).toEqual([]);
  expect(await asStaff(due)).toBeNull();
  await chooseProfiles(db, ["BR"]);
  expect(await told(early)).toEqual([]);
  const [text, ...others] = await told(due);
  expect(text).toContain("70.00");
  expect(others).toEqual([]);
  const { from, rule } = await asStaff(due);
  expect(rule).toBe("BR.dormant");
  const days = Temporal.Now.instant().until(from).total("hours") / 24;
  expect(days).toBeCloseTo(29, 1);
});

test("a player without money, or not excluded any more, is told nothing", async () => {
  await chooseProfiles(db, ["BR"]);
  const [poor, free] = [await excluded(170, 0n), await excluded(170, 70n)];
  await db.run(sql`
    update exclusion set until = now() - interval '1 second' where player_id = ${free.id}`);
  expect([await told(poor), await told(free)]).toEqual([[], []]);
  expect(await asStaff(free)).toBeNull();
  // Money that comes later, of a bet that was open, is told of then.
  await pay(poor, 20n);
  expect(await told(poor)).toHaveLength(1);
});
