import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { beforeAll, expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import type { TestPlayer, TestStaff } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { PESO, transfer } from "../../approvals/testing/use-alone.ts";
import { told } from "../../facts/testing/told.ts";
import { minorFound } from "../../players/index.ts";
import { verifyLedger } from "../../wallet/index.ts";

const { db, sites } = await useSites();
const { wallet } = sites.platform;
const reason = "Seen on the passport";
const BORN = Temporal.Now.plainDateISO("Asia/Manila").subtract({ years: 16 }).toString();
let asker: TestStaff;
let second: TestStaff;
beforeAll(async () => {
  [asker, second] = [await sites.staff("owner"), await sites.staff("owner")];
});

/** A player who paid so many pesos in and has won or lost so many since. */
async function after(paidIn: bigint, played: bigint): Promise<TestPlayer> {
  const player = await sites.player(2);
  const id = await transfer(player, paidIn);
  await asker.call("POST", `/deposits/${id}/approve`, {
    paidAmount: (paidIn * PESO).toString(),
    reference: `bank ${id}`,
  });
  if (played !== 0n) await move(player, { kind: "adjust", units: played * PESO });
  return player;
}
const move = async (
  { id: player }: TestPlayer,
  command: { kind: "adjust" | "hold"; units: bigint } | { kind: "capture"; hold: string },
  key: string = randomUUID(),
) => {
  const done = await db.inTransaction((tx) => wallet.append(tx, [{ ...command, player, key }]));
  if (!done.ok) throw new Error(done.refusal);
};
const ask = (player: TestPlayer, birthDate = BORN) =>
  asker.call("POST", `/players/${player.publicId}/minor`, {
    birthDate,
    proof: "Passport P123",
    reason,
  });
const agree = (approvalId: string, by = second) =>
  by.call("POST", `/approvals/${approvalId}/approve`);
/** What a player has, and what of theirs the house took for void play and sent back, in pesos. */
const booked = async ({ id }: TestPlayer) => {
  const rows = await db.rows<{ name: string; units: bigint }>(sql`
    select h.name, sum(-e.cash)::int8 as units
    from wallet_entry e join wallet_house h on h.id = e.contra
    where e.player = ${id} and h.name like 'minors-%'
    group by h.name`);
  const of = (name: string) => (rows.find((row) => row.name === name)?.units ?? 0n) / PESO;
  return {
    cash: ((await wallet.balance(id))?.cash ?? 0n) / PESO,
    void: of("minors-void"),
    returned: of("minors-returned"),
  };
};

test.each([
  ["won", 500n, 300n, { cash: 0n, void: 300n, returned: 500n }],
  ["lost a part", 500n, -200n, { cash: 0n, void: -200n, returned: 500n }],
  ["lost all", 500n, -500n, { cash: 0n, void: -500n, returned: 500n }],
  ["not played", 500n, 0n, { cash: 0n, void: 0n, returned: 500n }],
] as const)(
  "of a minor who has %s exactly what was paid in goes back, and the account is empty",
  async (_what, paidIn, played, end) => {
    const player = await after(paidIn, played);
    const { value } = await ask(player);
    expect(value.status).toBe("WAITING");
    expect((await agree(value.approvalId, asker)).status).toBeGreaterThanOrEqual(400);
    expect((await agree(value.approvalId)).status).toBe(200);
    expect(await booked(player)).toEqual(end);
    expect((await agree(value.approvalId)).status).toBeGreaterThanOrEqual(400);
    expect(await booked(player)).toEqual(end);
  },
);

test("what was paid out already is not returned a second time", async () => {
  const player = await after(500n, 400n);
  const hold = randomUUID();
  await move(player, { kind: "hold", units: 350n * PESO }, hold);
  await move(player, { kind: "capture", hold });
  const { value } = await ask(player);
  await agree(value.approvalId);
  expect(await booked(player)).toEqual({ cash: 0n, void: 400n, returned: 150n });
  const richer = await after(100n, 400n);
  const all = randomUUID();
  await move(richer, { kind: "hold", units: 300n * PESO }, all);
  await move(richer, { kind: "capture", hold: all });
  await agree((await ask(richer)).value.approvalId);
  expect(await booked(richer)).toEqual({ cash: 0n, void: 200n, returned: 0n });
});

test("nothing is settled while money is at stake or on its way, and the request waits", async () => {
  const player = await after(500n, 0n);
  const hold = randomUUID();
  await move(player, { kind: "hold", units: 100n * PESO }, hold);
  const { value } = await ask(player);
  expect(await agree(value.approvalId)).toMatchObject({ status: 409, code: "NOT_SETTLED" });
  expect(await booked(player)).toEqual({ cash: 400n, void: 0n, returned: 0n });
  await move(player, { kind: "capture", hold });
  expect((await agree(value.approvalId)).status).toBe(200);
  expect(await booked(player)).toEqual({ cash: 0n, void: 0n, returned: 400n });
});

test("the player can't play or pay in any more, and reads why; the trail names two people and the proof", async () => {
  const player = await after(500n, 20n);
  await agree((await ask(player)).value.approvalId);
  const again = await player.call("POST", "/deposits", {
    method: "bank-transfer",
    amount: (500n * PESO).toString(),
    key: randomUUID(),
  });
  expect(again).toMatchObject({ code: "UNDER_AGE" });
  const guards = await db.row(sql`
    select excluded_until > now() + interval '100 years' as "forGood" from wallet_account
    where player = ${player.id}`);
  expect(guards).toEqual({ forGood: true });
  const facts = await told(db, minorFound);
  expect(facts).toContainEqual({
    player: player.id.toString(),
    units: (500n * PESO).toString(),
    currency: "PHP",
  });
  const trail = await db.row(sql`
    select actor, reason, after ->> 'proof' as proof, after ->> 'returned' as returned
    from audit_row where subject = ${player.publicId} and action = 'player.minor'`);
  expect(trail).toEqual({
    actor: `${asker.username} and ${second.username}`,
    reason,
    proof: "Passport P123",
    returned: "₱500.00",
  });
});

test("who is old enough for the brand's law is no minor, to the day", async () => {
  const player = await sites.player(1);
  const today = Temporal.Now.plainDateISO("Asia/Manila");
  expect(await ask(player, today.subtract({ years: 18 }).toString())).toMatchObject({
    status: 422,
    code: "OLD_ENOUGH",
  });
  await chooseProfiles(db, ["CW"]);
  const young = today.subtract({ years: 18 }).add({ days: 1 }).toString();
  const { value } = await ask(player, young);
  expect(value.status).toBe("WAITING");
  const waiting = (await second.call("GET", "/approvals")).value as { details: unknown }[];
  expect(JSON.stringify(waiting)).toContain("Rule CW.minors");
  expect(JSON.stringify(waiting)).toContain("return deposits, cancel winnings, explain why");
});

test("the ledger adds up after all of this", async () => {
  const { books } = await verifyLedger(db);
  expect(books.flatMap(({ problems }) => problems)).toEqual([]);
});
