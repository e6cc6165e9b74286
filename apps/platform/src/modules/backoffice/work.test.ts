import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { newVendor } from "../../testing/vendors.ts";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { PASSWORD, type TestStaff, type TestPlayer } from "../../testing/people.ts";

const PESO = 100_000n;

let db: TestDatabase;
let sites: Sites;
let owner: TestStaff;
let player: TestPlayer;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db, { TWO_PERSON_ABOVE: (100n * PESO).toString() });
  [owner, player] = await Promise.all([sites.staff("owner"), sites.player(2)]);
  await newVendor(
    { asker: owner, second: await sites.staff("owner") },
    { slug: "acme-games", name: "Acme", vassalage: "ACME" },
  );
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

interface Queue {
  readonly queue: string;
  readonly count: number;
  readonly oldestAt: string | null;
  readonly items: readonly {
    readonly id: string;
    readonly second: boolean;
    readonly state: string | null;
  }[];
}
const workOf = async (staff: TestStaff): Promise<Record<string, Queue>> =>
  Object.fromEntries(
    (await staff.call("GET", "/work")).value.map((queue: Queue) => [queue.queue, queue]),
  );

/** A lottery whose results staff type in, and a draw of it this many minutes ago. */
async function drawn(
  code: string,
  minutesAgo: number,
  source: "MANUAL" | "RNG",
  status: string,
): Promise<void> {
  await db.run(sql`
    with
      vendor as (select id from vendor order by id limit 1),
      game as (
        insert into lottery_game (
          code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar,
          lock_seconds, max_late_seconds, source
        )
        select ${code}, 'keno', ${code}, 'Elott', 'KENO', vendor.id, 1, 'ACME', 'UTC', '{}', 5, 60,
          'MANUAL'
        from vendor
        returning id
      )
    insert into lottery_issue (
      game_id, issue_no, open_at, close_at, draw_at, source, rules_version, status
    )
    select id, '1', now() - interval '1 day', now() - interval '12 hours',
      now() - make_interval(mins => ${minutesAgo}), ${source}, '1.0.0', ${status}
    from game`);
}

test("everything that waits stands in one place, each queue with its count, its oldest and what needs a second person", async () => {
  expect(
    Object.values(await workOf(owner)).map(({ count, oldestAt }) => [count, oldestAt]),
  ).toEqual(Array.from({ length: 13 }, () => [0, null]));

  await owner.call("POST", `/players/${player.publicId}/adjust`, {
    amount: (90n * PESO).toString(),
    reason: "Goodwill",
    key: randomUUID(),
  });
  await owner.call("POST", `/players/${player.publicId}/adjust`, {
    amount: (900n * PESO).toString(),
    reason: "Goodwill",
    key: randomUUID(),
  });
  const seen = { player: player.publicId, amount: (500n * PESO).toString(), reference: "SEEN-1" };
  const deposit = (await owner.call("POST", "/bank-transfers", seen)).value.id;
  await drawn("LATE-1", 30, "MANUAL", "DRAWING");
  await drawn("LATE-2", 90, "MANUAL", "DRAWING");
  await drawn("OWN-1", 90, "RNG", "DRAWING");
  await drawn("OPEN-1", 90, "MANUAL", "LOCKED");

  const work = await workOf(owner);
  expect(work["deposits"]).toMatchObject({
    count: 1,
    items: [{ id: deposit, second: true, state: "SUBMITTED" }],
  });
  expect(work["approvals"]).toMatchObject({ count: 0, items: [] });
  expect((await workOf(await sites.staff("owner")))["approvals"]).toMatchObject({
    count: 2,
    elsewhere: 1,
    items: [{ second: true }, { second: true }],
  });
  expect(work["results"]).toMatchObject({
    count: 2,
    items: [{ id: "LATE-2:1" }, { id: "LATE-1:1" }],
  });
  expect(Date.now() - Date.parse(work["results"]?.oldestAt ?? "")).toBeGreaterThan(89 * 60_000);
});

test("a withdrawal waits until it is paid or back, with the oldest first and five of them shown", async () => {
  const rich = await sites.player(2);
  const helper = await sites.staff("owner");
  const { approvalId } = (
    await owner.call("POST", `/players/${rich.publicId}/adjust`, {
      amount: (9_000n * PESO).toString(),
      reason: "To test",
      key: randomUUID(),
    })
  ).value;
  await helper.call("POST", `/approvals/${approvalId}/approve`, {});
  const bank = (
    await rich.call("POST", "/bank-accounts", {
      bank: "Metrobank",
      number: "12341234",
      holder: "Ana Cruz",
    })
  ).value.id;
  const asked: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    const request = {
      amount: (110n * PESO).toString(),
      bankAccount: bank,
      password: PASSWORD,
      key: randomUUID(),
    };
    asked.push((await rich.call("POST", "/withdrawals", request)).value.id);
  }
  await owner.call("POST", `/withdrawals/${asked[0]}/approve`, {});
  const { withdrawals } = await workOf(owner);
  expect(withdrawals).toMatchObject({ count: 5 });
  expect(withdrawals?.items.map(({ id, second }) => [id, second])).toEqual(
    asked.map((id, at) => [id, at === 0]),
  );
  await owner.call("POST", `/withdrawals/${asked[0]}/reject`, { reason: "No longer wanted" });
  expect((await workOf(owner))["withdrawals"]).toMatchObject({
    count: 4,
    items: asked.slice(1).map((id) => ({ id })),
  });
});

test("a person sees the queues they may work on, and a brand's staff none of another brand's and no draws", async () => {
  expect(Object.keys(await workOf(await sites.staff("support")))).toEqual([
    "deposits",
    "withdrawals",
    "approvals",
    "service",
    "documents",
    "pointsOrders",
    "applications",
    "registers",
    "agentBills",
  ]);
  const made = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values ('work.example', 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18)
    returning id`);
  const work = await workOf(await sites.staff("owner", made?.id ?? 0n));
  expect(
    Object.values(work).map(({ queue, count, items }) => [queue, count, items.length]),
  ).toEqual([
    ["deposits", 0, 0],
    ["withdrawals", 0, 0],
    ["approvals", 0, 0],
    ["service", 0, 0],
    ["cases", 0, 0],
    ["documents", 0, 0],
    ["pointsOrders", 0, 0],
    ["applications", 0, 0],
    ["reconciliation", 0, 0],
    ["registers", 0, 0],
    ["agentBills", 0, 0],
  ]);
});
