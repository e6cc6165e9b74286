import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { runBills } from "../billing/run-bills.ts";
import { payBills } from "../paying/pay-bills.ts";
import { billsWorld, PESO } from "../testing/bills-world.ts";

const { db, sites } = await useSites({ TWO_PERSON_ABOVE: (100n * PESO).toString() });
const { platform } = sites;
const world = billsWorld(db);
const at = (time: string) => () =>
  Promise.resolve(Temporal.ZonedDateTime.from(`${time}[Asia/Manila]`).toInstant());

const [agent, below, stranger] = [await sites.player(), await sites.player(), await sites.player()];
const member = await world.add();
const hidden = await world.add();
await world.place(agent.id, null);
await world.place(below.id, agent.id);
await world.place(member, below.id);
await world.place(hidden, null);
await world.contract(agent.id, {}, [{ ppm: 20_000 }]);
await world.contract(below.id, {}, [{ ppm: 5_000 }]);
await world.contract(stranger.id, { kind: "DIVIDEND", period: "D" }, [{ loss: 1n, ppm: 50_000 }]);
await world.place(stranger.id, null);
await runBills(db, at("2026-03-02T12:00"));
await world.play(member, "2026-03-02", { turnover: 20_000n, paidIn: 500n });
await world.play(stranger.id, "2026-03-02", { turnover: 90_000n, lost: 80_000n });
await db.inTransaction((tx) =>
  bookTurnoverEntries(
    tx,
    "rounds",
    [12n, 8n].map((thousands, nth) => ({
      playerId: member,
      brandId: 1n,
      currency: "PHP",
      book: "play",
      excluded: false,
      vendorId: 3,
      gameCode: `slot ${nth}`,
      category: "RNG",
      at: Temporal.Instant.from("2026-03-02T04:00:00Z").add({ hours: nth }),
      closedAt: Temporal.Instant.from("2026-03-02T04:00:00Z").add({ hours: nth }),
      amounts: {
        rounds: 1n,
        stake: thousands * 1_000n * PESO,
        payout: 0n,
        refund: 0n,
        turnover: thousands * 1_000n * PESO,
        freeStake: 0n,
        freePayout: 0n,
      },
      origin: BigInt(nth),
    })),
  ),
);
await world.close("2026-03-01", "2026-03-02");
await runBills(db, at("2026-03-03T04:00"));
await payBills(platform);
const publicIdOf = async (player: bigint) =>
  (await db.row<{ id: string }>(sql`select public_id as id from player where id = ${player}`))?.id;
const money = (pesos: bigint) => ({ amount: (pesos * PESO).toString(), currency: "PHP" });
const list = async (of: typeof agent, kind = "DAILY_SALARY") =>
  (await of.call("GET", `/agent/bills?kind=${kind}`)).value.content;

test("AC-20 a paid bill opens to its tier, to what each downline took, to members, days and single bets", async () => {
  const [bill] = await list(agent);
  expect(bill).toMatchObject({
    state: "PAID",
    turnover: money(20_000n),
    tier: 0,
    gross: money(400n),
    downGross: money(100n),
    amount: money(300n),
  });
  const { parts } = (await agent.call("GET", `/agent/bills/${bill.id}`)).value;
  expect(parts).toMatchObject([{ gross: money(100n) }]);
  const members = async (under?: string) =>
    (await agent.call("GET", `/agent/bills/${bill.id}/members${under ? `?under=${under}` : ""}`))
      .value.content;
  const [direct] = await members();
  expect(direct).toMatchObject({
    id: below.publicId,
    turnover: money(0n),
    team: { turnover: money(20_000n), active: 1 },
    isAbove: true,
  });
  const [deeper] = await members(direct.id);
  expect(deeper).toMatchObject({ turnover: money(20_000n), isActive: true, isAbove: false });
  const of = `/agent/bills/${bill.id}/members/${deeper.id}`;
  const days = (await agent.call("GET", `${of}/days`)).value;
  expect(days).toMatchObject([
    { day: "2026-03-02", category: "", deposits: money(500n) },
    { day: "2026-03-02", category: "RNG", turnover: money(20_000n) },
  ]);
  const bets = (await agent.call("GET", `${of}/bets`)).value.content;
  expect(bets).toMatchObject([{ turnover: money(12_000n) }, { turnover: money(8_000n) }]);
});

test("an agent reads masked names, and nothing of other agents or of players outside the team", async () => {
  const [bill] = await list(agent);
  const shown = JSON.stringify((await agent.call("GET", `/agent/bills/${bill.id}/members`)).value);
  expect(shown).not.toContain(below.username);
  for (const path of ["", "/members"])
    expect((await stranger.call("GET", `/agent/bills/${bill.id}${path}`)).status).toBe(404);
  for (const other of [await publicIdOf(hidden), stranger.publicId])
    for (const what of [`members/${other}/bets`, `members/${other}/days`, `members?under=${other}`])
      expect((await agent.call("GET", `/agent/bills/${bill.id}/${what}`)).status).toBe(404);
});

test("a first dividend above what one person may move is paid by two, and taken back by two", async () => {
  const [one, other] = [await sites.staff("owner"), await sites.staff("owner")];
  const [bill] = await list(stranger, "DIVIDEND");
  expect(bill).toMatchObject({ state: "PENDING_REVIEW", amount: money(4_000n) });
  const queue = (await one.call("GET", "/work")).value.find(
    ({ queue }: { queue: string }) => queue === "agentBills",
  );
  expect(queue).toMatchObject({ count: 1, items: [{ id: bill.id }] });
  const shown = (await one.call("GET", `/agent-bills/${bill.id}`)).value.bill;
  expect(shown.review).toEqual(["FIRST_DIVIDEND", "DEPOSITS"]);
  const decide = (decision: string) =>
    one.call("POST", `/agent-bills/${bill.id}/decision`, { decision, reason: "Looked at it" });
  const approve = async (kind: string) => {
    const open = await db.row<{ id: string }>(sql`
      select public_id as id from approval where kind = ${kind} and outcome is null`);
    return other.call("POST", `/approvals/${open?.id}/approve`, {});
  };
  expect((await decide("approve")).value).toEqual({ outcome: "WAITING" });
  await payBills(platform);
  expect((await platform.wallet.balance(stranger.id))?.cash ?? 0n).toBe(0n);
  expect((await approve("contracts.bill")).status).toBe(200);
  await payBills(platform);
  expect((await platform.wallet.balance(stranger.id))?.cash).toBe(4_000n * PESO);
  expect((await decide("approve")).status).toBe(409);

  expect((await decide("reverse")).value).toEqual({ outcome: "WAITING" });
  expect((await approve("contracts.reverse")).status).toBe(200);
  expect((await platform.wallet.balance(stranger.id))?.cash).toBe(0n);
  expect((await list(stranger, "DIVIDEND"))[0].state).toBe("REVERSED");
});
