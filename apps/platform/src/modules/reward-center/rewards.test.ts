import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { useBonuses } from "../promotions/testing/bonus-world.ts";
import { GIFT, pesos } from "../promotions/testing/draft-of.ts";
import { setSection } from "../settings/testing/set-section.ts";

const world = await useBonuses();
const { db, platform, open, cash } = world;

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly cash: { readonly amount: string } | null;
  readonly points: number;
  readonly until: string | null;
}
interface Rewards {
  readonly open: readonly Listed[];
  readonly credited: readonly Listed[];
}

const rewards = async (player: TestPlayer): Promise<Rewards> =>
  (await player.call("GET", "/rewards")).value;
const toClaim = async (player: TestPlayer): Promise<number> =>
  (await player.call("GET", "/rewards/summary")).value.toClaim;
const claim = (player: TestPlayer, { kind, id }: Pick<Listed, "kind" | "id">) =>
  player.call("POST", `/rewards/${kind}/${encodeURIComponent(id)}/claim`);
const act = (player: TestPlayer, verb: string) =>
  world.owner.call("POST", `/players/${player.publicId}/${verb}`, { reason: "Looked at" });

/** A mission that two people offer, of a level of verification that every player here has. */
async function offerMission(): Promise<void> {
  const { value: made } = await world.maker.call("POST", "/missions", {
    mission: {
      kind: "KYC",
      target: "1",
      span: "ONCE",
      words: { EN: { title: "Show who you are", text: "Once." } },
      points: 7,
      cash: pesos(11),
      wagerTimes: 1,
    },
  });
  await world.maker.call("POST", `/missions/${made.id}/offer`);
  const { value: waiting } = await world.owner.call("GET", "/approvals");
  const asked = waiting.find(({ subject }: { subject: string }) => subject === made.id);
  await world.owner.call("POST", `/approvals/${asked.id}/approve`);
}

/** A day's rebate on a player's list. */
const giveRebate = (player: TestPlayer, count: bigint) =>
  db.run(sql`
    insert into rebate (
      public_id, player_id, brand_id, day, currency, level, lines, units, play_times, due_at
    )
    values (
      ${`rb_${player.publicId.slice(3)}`}, ${player.id}, 1, current_date - 1, 'PHP', 0, '[]',
      ${pesos(count)}::int8, 1, now() + interval '30 days'
    )`);

await offerMission();
await setSection(platform, "signIn", { days: [{ points: 0, cash: pesos(13) }], wagerTimes: 1 });
const gift = await open({ rule: { ...GIFT, bonus: pesos(17), times: 1 }, budget: pesos(1_000) });

test("MC-10 what can be claimed is one list over all kinds, and what is pressed five times at once is credited once", async () => {
  const player = await world.player();
  await giveRebate(player, 19n);
  const { open: before, credited } = await rewards(player);
  expect(before.map(({ kind }) => kind).toSorted()).toEqual([
    "mission",
    "promotion",
    "rebate",
    "signIn",
  ]);
  expect(credited).toEqual([]);
  expect(await toClaim(player)).toBe(4);
  for (const reward of before) {
    const pressed = await Promise.all([1, 2, 3, 4, 5].map(() => claim(player, reward)));
    const codes = pressed.map(({ status, code }) => (status === 200 ? "OK" : code));
    expect(codes).toContain("OK");
    // What was given already is either the same one again, or said to be.
    expect(codes.filter((code) => code !== "OK" && code !== "REWARD_CLAIMED")).toEqual([]);
  }
  expect(await cash(player)).toBe(11n + 13n + 17n + 19n);
  expect(await toClaim(player)).toBe(0);
  const after = await rewards(player);
  expect(after.open).toEqual([]);
  const given = after.credited.map(({ kind, title, points }) => `${kind} "${title}" ${points}`);
  expect(given.toSorted()).toEqual([
    'mission "Show who you are" 7',
    'promotion "Welcome match" 0',
    'rebate "" 0',
    'signIn "" 0',
  ]);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("PR-08 what the reward centre says was credited is each credit of the house to the player once, and bonus details has each movement of a bonus", async () => {
  const match = await open({}, { times: 1, base: "B" });
  const player = await world.player();
  await world.deposit(player, 200n, match);
  await giveRebate(player, 23n);
  // The bonus of the deposit is running, so the one without a deposit is not offered.
  const { open: before } = await rewards(player);
  expect(before.map(({ kind, id }) => [kind, id])).not.toContainEqual(["promotion", gift]);
  for (const reward of before) expect((await claim(player, reward)).status).toBe(200);
  const [bonus] = await world.grants(player);
  await player.call("POST", `/bonuses/${bonus?.id}/forfeit`);
  await claim(player, { kind: "promotion", id: gift });

  const { credited } = await rewards(player);
  const moved = await db.rows<{ note: string; units: bigint }>(sql`
    select note, cash - owed as units from wallet_entry
    where player = ${player.id} and status = 0 and note is not null
      and (note like 'gr!_%' escape '!' or note like 'rb!_%' escape '!'
        or note like 'ms!_%' escape '!' or note like 'sign %')
    order by seq`);
  const amounts = (all: readonly bigint[]) => all.map(String).toSorted();
  expect(amounts(credited.map((one) => BigInt(one.cash?.amount ?? 0)))).toEqual(
    amounts(moved.filter(({ units }) => units > 0n).map(({ units }) => units)),
  );
  expect(credited).toHaveLength(5);
  const details = (await world.grants(player)).flatMap(({ id, entries }) =>
    entries.map(({ amount }) => `${id} ${amount.amount}`),
  );
  expect(details.toSorted()).toEqual(
    moved
      .filter(({ note }) => note.startsWith("gr_"))
      .map(({ note, units }) => `${note} ${units}`)
      .toSorted(),
  );
});

test("a player who is blocked is offered no bonus and credited nothing, and claims the rest once they may again", async () => {
  const player = await world.player();
  await giveRebate(player, 19n);
  await act(player, "block");
  const { open: meanwhile } = await rewards(player);
  expect(meanwhile.map(({ kind }) => kind)).not.toContain("promotion");
  for (const reward of meanwhile) expect((await claim(player, reward)).code).toBe("REWARD_BARRED");
  expect(await cash(player)).toBe(0n);
  expect((await rewards(player)).credited).toEqual([]);
  await act(player, "unblock");
  for (const reward of meanwhile) expect((await claim(player, reward)).status).toBe(200);
  expect(await cash(player)).toBe(11n + 13n + 19n);
});

test("nobody claims what is another one's, of yesterday, or not there", async () => {
  const [owner, other] = [await world.player(), await world.player()];
  await giveRebate(owner, 19n);
  const { open: theirs } = await rewards(owner);
  const rebate = theirs.find(({ kind }) => kind === "rebate");
  expect((await claim(other, { kind: "rebate", id: rebate?.id ?? "" })).status).toBe(404);
  expect((await claim(other, { kind: "signIn", id: "2020-01-01" })).code).toBe("REWARD_LATE");
  expect((await claim(other, { kind: "mission", id: "ms_1" })).status).toBe(404);
  expect((await claim(other, { kind: "promotion", id: "pr_1" })).status).toBe(404);
  expect((await claim(other, { kind: "luck", id: "1" })).status).toBe(400);
  expect(await cash(owner)).toBe(0n);
});
