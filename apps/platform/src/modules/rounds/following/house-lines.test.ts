import { sql } from "@perya/postgres/sql";
import { expect, test, vi } from "vitest";
import { HOUSE_ACCOUNTS_DECLARED, type HouseAccount } from "../../../declared.ts";
import type { Declares } from "../../../declares.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { HOUSE_LINES, houseLines } from "../../figures/index.ts";
import { entriesBetween, verifyLedger, type HouseCommand } from "../../wallet/index.ts";
import { roundsJobs } from "../rounds.jobs.ts";
import { givenEntries } from "../testing/given-entries.ts";
import { recordEntries } from "./record-entries.ts";

const { db, sites } = await useSites();

/** What a module that is to come would say in its `declares.ts`. */
const kiosk = {
  houseAccounts: {
    "kiosk-fees": { line: "playerFee" },
    "kiosk:{id}:escrow": { line: "away" },
    "kiosk-gifts": { line: "bonuses" },
  },
} as const satisfies Declares;
const LINES = houseLines({ ...HOUSE_ACCOUNTS_DECLARED, ...kiosk.houseAccounts });

/** It does not compile without the module's line in `declared.ts`, so the test says it is one. */
const account = (name: string) => name as HouseAccount;

const figures = (player: bigint) =>
  db.row(sql`
    select sum(player_fee)::int8 as fees, sum(away)::int8 as away,
      sum(bonus_credited)::int8 as credited, sum(bonus_removed)::int8 as removed,
      sum(transfers)::int8 as transfers, sum(unallocated)::int8 as unallocated
    from report_day
    where player_id = ${player}`);

test("a module's accounts take and give players' money at once, and each is booked on its own line", async () => {
  const [one, other] = await Promise.all([sites.player(), sites.player()]);
  const move = (player: bigint, kind: "credit" | "debit", units: bigint, contra: string) =>
    ({ kind, player, units, contra: account(contra), key: `${contra} ${kind} ${player}` }) as const;
  const start = ({ id }: { id: bigint }): HouseCommand =>
    ({ kind: "deposit", player: id, key: `start:${id}`, units: 1_000n }) as const;
  await db.inTransaction((tx) => sites.platform.wallet.append(tx, [start(one), start(other)]));
  const groups = [
    // Both sit down at the table, or neither.
    [
      move(one.id, "debit", 400n, "kiosk:12:escrow"),
      move(other.id, "debit", 400n, "kiosk:12:escrow"),
    ],
    [move(one.id, "debit", 15n, "kiosk-fees")],
    [move(one.id, "credit", 90n, "kiosk-gifts"), move(one.id, "debit", 20n, "kiosk-gifts")],
    [move(other.id, "credit", 790n, "kiosk:12:escrow"), move(one.id, "debit", 700n, "kiosk-fees")],
  ];
  const answers = await db.inTransaction((tx) => sites.platform.wallet.appendEach(tx, groups));
  expect(answers.map((group) => group.map(({ ok }) => ok))).toEqual([
    [true, true],
    [true],
    [true, true],
    [false, false],
  ]);
  for (const { id } of [one, other])
    await db.inTransaction(async (tx) =>
      recordEntries(tx, givenEntries(await entriesBetween(tx, id, 1n, 100n)), LINES),
    );
  const nothing = { transfers: 0n, unallocated: 0n };
  expect(await figures(one.id)).toEqual({
    ...nothing,
    fees: 15n,
    away: 400n,
    credited: 90n,
    removed: 20n,
  });
  expect(await figures(other.id)).toEqual({
    ...nothing,
    fees: 0n,
    away: 400n,
    credited: 0n,
    removed: 0n,
  });
  expect(await verifyLedger(db)).toMatchObject({ green: true });
});

test("what goes over an account that no module has registered is booked as not allocated and named in the log", async () => {
  const { id } = await sites.player();
  await db.inTransaction((tx) =>
    sites.platform.wallet.append(tx, [
      { kind: "credit", player: id, units: 70n, contra: account("nobody's"), key: `n:${id}` },
      { kind: "credit", player: id, units: 5n, contra: "vendor:3", key: `v:${id}` },
    ]),
  );
  const error = vi.fn<(what: unknown, message?: string) => void>();
  const [follower] =
    roundsJobs({ ...sites.platform, log: { ...sites.platform.log, error } }).loops ?? [];
  await vi.waitFor(async () => {
    await follower?.tick();
    expect(await figures(id)).toMatchObject({ unallocated: 75n, credited: 0n });
  }, 20_000);
  const named = error.mock.calls.flatMap(([what]) => (what as { accounts: string[] }).accounts);
  expect(named).toEqual(expect.arrayContaining(["nobody's", "vendor:3"]));
  expect(named).not.toContain("deposits");
});

test("a name is of a kind as a whole, with a number in the place of the id", () => {
  const nowhere = { unallocated: 8n };
  expect(LINES("kiosk:12:escrow", 8n)).toEqual({ away: -8n });
  for (const name of ["kiosk::escrow", "kiosk:1:escrow:2", "my kiosk-fees", "kiosk:x:escrow"])
    expect([name, LINES(name, 8n)]).toEqual([name, nowhere]);
  expect(HOUSE_LINES("kiosk-fees", 8n)).toEqual(nowhere);
  expect(HOUSE_LINES("payouts", -8n)).toEqual({ withdrawals: 8n });
});
