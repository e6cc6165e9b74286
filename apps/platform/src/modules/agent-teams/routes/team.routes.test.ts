import { sql } from "@perya/postgres/sql";
import { beforeAll, expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { placeUnder, teamWorld } from "../testing/team-world.ts";

const { db, sites } = await useSites();
const world = teamWorld(sites.platform.db);
const PESO = 100_000n;
const now = Temporal.Now.instant();
const today = now.toZonedDateTimeISO("Asia/Manila").toPlainDate();
const day = (back: number) => today.subtract({ days: back }).toString();
const DAYS = `fromDay=${day(6)}&toDay=${day(0)}`;

let [ana, ben, cy, dee, eve]: TestPlayer[] = [];
const amounts = (of: Record<string, unknown>, ...names: string[]) =>
  names.map((name) => (of[name] as { amount?: string }).amount ?? of[name]);

/** A player of kind 1 or 0, under another from a time on. */
async function joined(above: TestPlayer | null, kind: string, at = now): Promise<TestPlayer> {
  const player = await sites.player();
  await db.run(sql`update player set kind = ${kind} where id = ${player.id}`);
  await placeUnder(db, player.id, above?.id ?? null, at);
  await db.run(sql`
    insert into report_change (brand_id, day, player_id) values (1, ${day(0)}, ${player.id})`);
  return player;
}

beforeAll(async () => {
  ana = await joined(null, "1");
  ben = await joined(ana, "1");
  cy = await joined(ben, "0");
  // Came into the team today, and played before.
  dee = await joined(ana, "0");
  eve = await joined(null, "1");
  const at = (back: number) => now.subtract({ hours: 24 * back });
  const played = (who: TestPlayer, pesos: bigint, back = 0, game = 0) =>
    ({
      player: who.id,
      at: at(back),
      kind: "bet",
      units: pesos * PESO,
      game,
      book: "play",
    }) as const;
  const paid = (who: TestPlayer, pesos: bigint) =>
    ({ player: who.id, at: now, kind: "deposit", units: pesos * PESO, book: "play" }) as const;
  await world.book([
    played(ana, 30n),
    played(ben, 60n),
    played(cy, 3_000n, 0, 1),
    paid(cy, 200n),
    played(dee, 90n),
    played(dee, 6_000n, 2),
    played(eve, 999n),
  ]);
  await world.addUp();
});

test("AC-03 a team's sums have the agent's own play and all below, count only who is below, and end where the team does", async () => {
  const { value } = await ana!.call("GET", `/agent/team?${DAYS}`);
  expect(value).toMatchObject({ members: 3, otherMembers: 0 });
  expect(value.total).toMatchObject({ joined: 3, active: 1, firstDeposits: 1 });
  expect(amounts(value.total, "stake", "turnover", "deposits", "net")).toEqual([
    `${3_180n * PESO}`,
    `${1_590n * PESO}`,
    `${200n * PESO}`,
    `${-2_120n * PESO}`,
  ]);
  expect(value.byDay).toHaveLength(1);
  const other = await eve!.call("GET", `/agent/team?${DAYS}`);
  expect(amounts(other.value.total, "stake")).toEqual([`${999n * PESO}`]);
});

test("AC-06 a team's play by category and by game comes to the same as its sums", async () => {
  const { value } = await ana!.call("GET", `/agent/team/games?${DAYS}`);
  const stakes = (of: { stake: { amount: string } }[]) => of.map(({ stake }) => stake.amount);
  expect(value.byCategory.map((one: { category: string }) => one.category)).toEqual([
    "LIVE",
    "RNG",
  ]);
  expect(stakes(value.byCategory)).toEqual([`${3_000n * PESO}`, `${180n * PESO}`]);
  expect(stakes(value.byGame)).toEqual(stakes(value.byCategory));
  expect(amounts(value.total, "stake")).toEqual([`${3_180n * PESO}`]);
});

test("AC-07 direct downlines come by what they and their teams lost, with what they played since they are in the team", async () => {
  const { value } = await ana!.call("GET", `/agent/team/members?${DAYS}`);
  expect(value.content).toMatchObject([
    { id: ben!.publicId, name: ben!.username, depth: 1, isAgent: true },
    { id: dee!.publicId, name: dee!.username, depth: 1, isAgent: false },
  ]);
  const [first, second] = value.content;
  expect(amounts(first.own, "stake")).toEqual([`${60n * PESO}`]);
  expect(amounts(first.team, "stake")).toEqual([`${3_000n * PESO}`]);
  expect(amounts(second.own, "stake")).toEqual([`${90n * PESO}`]);
  const won = await ana!.call("GET", `/agent/team/members?${DAYS}&order=won`);
  expect(won.value.content.map((one: { id: string }) => one.id)).toEqual([
    dee!.publicId,
    ben!.publicId,
  ]);
});

test("AC-06 downlines can be read of one category, where sums of teams go along", async () => {
  const { value } = await ana!.call("GET", `/agent/team/members?${DAYS}&category=LIVE`);
  const of = (id: string) => value.content.find((one: { id: string }) => one.id === id);
  expect(amounts(of(ben!.publicId).own, "stake")).toEqual(["0"]);
  expect(amounts(of(ben!.publicId).team, "stake")).toEqual([`${3_000n * PESO}`]);
  expect(of(dee!.publicId)).toBeUndefined();
});

test("AC-07 a level deeper a name has no middle, and the way there is shown; a name finds one of the team and no one else", async () => {
  const { value } = await ana!.call("GET", `/agent/team/members?${DAYS}&of=${ben!.publicId}`);
  expect(value.line).toEqual([{ id: ben!.publicId, name: ben!.username }]);
  expect(value.content).toHaveLength(1);
  expect(value.content[0].name).toMatch(/^p.\*\*\*.$/);
  const named = (name: string) => ana!.call("GET", `/agent/team/members?${DAYS}&name=${name}`);
  expect((await named(cy!.username)).value.content).toHaveLength(1);
  expect((await named(eve!.username)).value.content).toEqual([]);
  expect((await named("nobody")).value.content).toEqual([]);
  expect((await named(ana!.username)).value.content).toEqual([]);
});

test("AC-07 nobody reads downlines or bets of someone who is in another team, above, or nobody", async () => {
  for (const id of [eve!.publicId, ana!.publicId, "pl_00000000000000000000"])
    for (const path of [`team/members?${DAYS}&of=${id}`, `team/bets?${DAYS}&member=${id}`])
      expect(await ben!.call("GET", `/agent/${path}`)).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
      });
  expect(await cy!.call("GET", `/agent/team?${DAYS}`)).toMatchObject({
    status: 403,
    code: "NOT_AN_AGENT",
  });
});

test("AC-06 an agent reads single bets of a member, from the day on which the member came", async () => {
  const round = (id: string, back: number) =>
    db.run(sql`
      insert into betting_record (
        player_id, brand_id, vendor_id, round, game_code, category, currency, book, stake, payout,
        made, standing, closed, opened_at, closed_at, first_seq, last_seq
      )
      values (${dee!.id}, 1, 3, ${id}, 'harbor', 'RNG', 'PHP', 'play', 500, 0, 1, 1, true,
        ${now.subtract({ hours: 24 * back }).toString()},
        ${now.subtract({ hours: 24 * back }).toString()}, ${back + 1}, ${back + 1})`);
  await round("before", 2);
  await round("since", 0);
  const bets = `/agent/team/bets?${DAYS}&member=${dee!.publicId}`;
  const { value } = await ana!.call("GET", bets);
  expect(value).toMatchObject({ name: dee!.username, content: [{ round: "since" }] });
  const open = await ana!.call("GET", `${bets}&status=OPEN`);
  expect(open.value.content).toEqual([]);
});

test("staff read the same of an agent's team with all names, by default of the last days", async () => {
  const staff = await sites.staff("support");
  const of = (path: string) => staff.call("GET", `/players/${ana!.publicId}/team${path}`);
  const [own, read] = [await ana!.call("GET", `/agent/team?${DAYS}`), await of(`?${DAYS}`)];
  expect(read.value).toEqual(own.value);
  expect((await of("")).value.total).toEqual(own.value.total);
  expect(amounts((await of("/games")).value.total, "stake")).toEqual([`${3_180n * PESO}`]);
  const deeper = (await of(`/members?of=${ben!.publicId}`)).value;
  expect(deeper.content).toMatchObject([{ id: cy!.publicId, name: cy!.username, depth: 2 }]);
  expect(await of(`/members?of=${eve!.publicId}`)).toMatchObject({ status: 404 });
  expect((await of("?fromDay=2026-01-01")).status).toBe(400);
});
