import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { rollUp } from "../../figures/index.ts";
import { setKind } from "../../players/index.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { useReferral } from "../testing/use-referral.ts";
import { shareTurnover } from "./share-turnover.ts";

const world = await useReferral();
const { db, platform, sites, cash, shown } = world;
await setSection(platform, "referral", { sharePpm: 1_000, shareDays: 2 });

const today = Temporal.Now.zonedDateTimeISO("Asia/Manila").startOfDay();
/** The days that are shared are over in every way at any time of the day. */
const first = today.subtract({ days: 4 });
const noonOf = (day: number) => first.add({ days: day, hours: 12 }).toInstant();
const dayOf = (day: number) => first.add({ days: day }).toPlainDate().toString();

/** A friend whose reward was paid the day before the first one. */
async function rewarded(referrer: TestPlayer, address?: string): Promise<TestPlayer> {
  const friend = await world.invite(referrer, address === undefined ? {} : { address });
  await world.doAll(friend);
  await world.review();
  await db.run(sql`
    update referral_friend set share_from = ${dayOf(0)}::date, share_until = ${dayOf(1)}::date
    where friend_id = ${friend.id} and share_from is not null`);
  await db.run(sql`
    update referral_member set shared_to = ${dayOf(0)}::date - 1, sharing_until = ${dayOf(1)}::date
    where player_id = ${referrer.id} and sharing_until is not null`);
  return friend;
}

const close = (day: number) =>
  db.run(sql`
    insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to, hash)
    values (
      1, ${dayOf(day)}::date, 'CLOSED', ${first.add({ days: day }).toInstant().toString()},
      ${first
        .add({ days: day + 1 })
        .toInstant()
        .toString()}, 1, 'hash'
    )`);

// Days close one after the other, so that all that is played on one is played before it closes.
const [player, agents, tied] = await Promise.all([
  sites.player(1),
  sites.player(1),
  sites.player(1, { address: "192.0.2.60" }),
]);
const [one, other] = [await rewarded(player), await rewarded(player)];
const ofAgent = await rewarded(agents);
const caught = await rewarded(tied);
await db.inTransaction((tx) => setKind(tx, agents.id, "1"));
await world.play(one, 10_000, noonOf(0));
await world.play(one, 20_000, noonOf(1));
await world.play(one, 40_000, noonOf(2));
await world.play(other, 5_009, noonOf(0));
await world.play(ofAgent, 10_000, noonOf(0));
await world.play(caught, 10_000, noonOf(0));
while (await db.inTransaction((tx) => rollUp(tx, "rounds")));

test("0.1 % of what friends play is paid once for each closed day, in the days after the reward alone", async () => {
  await shareTurnover(platform);
  expect(await cash(player)).toBe(100);
  await close(0);
  await Promise.all([shareTurnover(platform), shareTurnover(platform)]);
  await shareTurnover(platform);
  expect(await cash(player)).toBe(100 + 10 + 5);
  await close(1);
  await close(2);
  await shareTurnover(platform);
  expect(await cash(player)).toBe(100 + 15 + 20);
  expect((await shown(player)).brought.shares.amount).toBe((35n * 100_000n).toString());
  const rows = await db.rows(sql`
    select reason, units from promotion_reward
    where player = ${player.id} and key like 'friends:%'
    order by key`);
  expect(rows).toEqual([
    { reason: `friends ${dayOf(0)}`, units: 1_500_000n },
    { reason: `friends ${dayOf(1)}`, units: 2_000_000n },
  ]);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("nobody in an agent's line is paid a share beside it", async () => {
  expect(await cash(agents)).toBe(50);
});

test("a friend who turns out to share a place with who invited them ends the share", async () => {
  const at = dayOf(0);
  await db.run(sql`
    update referral_member set shared_to = ${at}::date - 1 where player_id = ${tied.id}`);
  await db.run(sql`delete from referral_share where referrer_id = ${tied.id}`);
  const before = await cash(tied);
  await db.run(sql`
    insert into player_place (player_id, brand_id, place, first_at)
    values (${caught.id}, 1, '192.0.2.60', now())`);
  await shareTurnover(platform);
  expect(await cash(tied)).toBe(before);
  expect(await world.seen(caught)).toMatchObject({ status: "REWARDED", reason: "LINKED" });
});
