import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../testing/alone-limits.ts";
import { newVendor } from "../../testing/vendors.ts";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import type { TestStaff, TestPlayer } from "../../testing/people.ts";
import { verifyLedger } from "../wallet/index.ts";

const THRESHOLD = 50_000_000n;

let db: TestDatabase;
let sites: Sites;
let owner: TestStaff;
let cashier: TestStaff;
let second: TestStaff;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
  await onlyLargeNeedsTwo(db, THRESHOLD);
  [owner, cashier, second] = await Promise.all([
    sites.staff("owner"),
    sites.staff("cashier"),
    sites.staff("cashier"),
  ]);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

const cashOf = async (player: TestPlayer) => (await sites.platform.wallet.balance(player.id))?.cash;
const adjust = (player: TestPlayer, amount: bigint, by = cashier, key: string = randomUUID()) =>
  by.call("POST", `/players/${player.publicId}/adjust`, {
    amount: amount.toString(),
    reason: "Goodwill",
    key,
  });
const trailOf = async (player: TestPlayer) =>
  (
    await db.rows<{ action: string }>(
      sql`select action from audit_row where subject = ${player.publicId} order by n`,
    )
  ).map((row) => row.action);

describe("an adjustment", () => {
  test("up to the threshold is done by one person, once per key", async () => {
    const player = await sites.player();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => adjust(player, THRESHOLD, cashier, key)),
    );
    expect(answers.map((answer) => answer.value.status)).toEqual(
      Array.from({ length: 5 }, () => "DONE"),
    );
    expect(await cashOf(player)).toBe(THRESHOLD);
    expect(await trailOf(player)).toEqual(["player.adjust"]);
  });

  test("above it waits for another person, who is not the one who asked", async () => {
    const player = await sites.player();
    const { value } = await adjust(player, THRESHOLD + 1n);
    expect(value.status).toBe("WAITING");
    expect(await cashOf(player)).toBe(0n);
    expect(await cashier.call("POST", `/approvals/${value.approvalId}/approve`, {})).toMatchObject({
      status: 403,
      code: "OWN_REQUEST",
    });
    const waiting = (await second.call("GET", "/approvals")).value;
    expect(waiting.find((one: { id: string }) => one.id === value.approvalId)).toMatchObject({
      mine: false,
      askedBy: cashier.username,
    });
    const answers = await Promise.all(
      [second, owner].map((by) => by.call("POST", `/approvals/${value.approvalId}/approve`, {})),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await cashOf(player)).toBe(THRESHOLD + 1n);
    expect((await trailOf(player)).toSorted()).toEqual([
      "approval.approve",
      "player.adjust",
      "player.adjust.ask",
    ]);
  });

  test("that is turned down moves nothing, ever", async () => {
    const player = await sites.player();
    const { approvalId } = (await adjust(player, THRESHOLD * 2n)).value;
    await second.call("POST", `/approvals/${approvalId}/reject`, { reason: "Not promised" });
    expect((await second.call("POST", `/approvals/${approvalId}/approve`, {})).status).toBe(404);
    expect(await cashOf(player)).toBe(0n);
  });

  test("that nobody decided for a day is over", async () => {
    const player = await sites.player();
    const { approvalId } = (await adjust(player, THRESHOLD * 2n)).value;
    await db.run(sql`update approval set expires_at = now() where public_id = ${approvalId}`);
    expect((await second.call("POST", `/approvals/${approvalId}/approve`, {})).status).toBe(404);
    expect(await cashOf(player)).toBe(0n);
  });

  test("takes no more than there is, and a large debit needs two people too", async () => {
    const player = await sites.player();
    await adjust(player, 1_000n);
    expect(await adjust(player, -1_001n)).toMatchObject({ status: 422, code: "NOT_ENOUGH_MONEY" });
    expect((await adjust(player, -THRESHOLD - 1n)).value.status).toBe("WAITING");
    expect(await cashOf(player)).toBe(1_000n);
  });

  test.each(["0", "1.5", "-0", "1e9", "", "9".repeat(30)])("of %j is not valid", async (amount) => {
    const player = await sites.player();
    const answer = await cashier.call("POST", `/players/${player.publicId}/adjust`, {
      amount,
      reason: "Goodwill",
      key: randomUUID(),
    });
    expect(answer.status).toBe(400);
  });
});

describe("a player seen by staff", () => {
  test("shows money, guards and the ledger as they are", async () => {
    const player = await sites.player(1);
    await adjust(player, 700n);
    await owner.call("POST", `/players/${player.publicId}/limits`, {
      limits: { singleBet: "500", dailyWager: null },
      reason: "Asked for it",
    });
    const { value } = await owner.call("GET", `/players/${player.publicId}`);
    expect(value).toMatchObject({
      id: player.publicId,
      kycLevel: 1,
      balance: { cash: { amount: "700" } },
      guards: { singleBet: { amount: "500" }, dailyWager: null },
    });
    const entries = (await owner.call("GET", `/players/${player.publicId}/entries`)).value.content;
    expect(entries.map((entry: { kind: string }) => entry.kind)).toEqual([
      "limit",
      "adjust",
      "open",
    ]);
  });

  test("is found by the beginning of the name and by the number, and a percent sign finds nobody", async () => {
    const player = await sites.player();
    for (const search of [player.username.slice(0, 9).toUpperCase(), player.publicId]) {
      const { value } = await owner.call("GET", `/players?search=${encodeURIComponent(search)}`);
      expect(value.content.map((row: { id: string }) => row.id)).toContain(player.publicId);
    }
    expect((await owner.call("GET", "/players?search=%25")).value.content).toEqual([]);
  });

  test("who is blocked may not bet, and may again when unblocked", async () => {
    const player = await sites.player();
    await adjust(player, 1_000n);
    const bet = async () => {
      const id = randomUUID();
      const command = {
        kind: "bet",
        vendor: 3,
        player: player.id,
        transaction: id,
        round: id,
        game: "g",
        currency: "PHP",
        units: 10n,
      } as const;
      const [answer] = await sites.platform.wallet.submit([
        { ...command, reference: null, free: false, closesRound: true },
      ]);
      return answer?.ok === false ? answer.refusal : "OK";
    };
    await owner.call("POST", `/players/${player.publicId}/block`, { reason: "Under review" });
    expect(await bet()).toBe("PLAYER_DISABLED");
    await owner.call("POST", `/players/${player.publicId}/unblock`, { reason: "Cleared" });
    expect(await bet()).toBe("OK");
    expect((await trailOf(player)).filter((action) => action.includes("block"))).toEqual([
      "player.block",
      "player.unblock",
    ]);
  });

  test("changes level with a reason only, and only by those who may", async () => {
    const player = await sites.player();
    const change = (by: TestStaff, body: unknown) =>
      by.call("POST", `/players/${player.publicId}/kyc`, body);
    expect((await change(owner, { level: 1 })).status).toBe(400);
    expect((await change(owner, { level: 3, reason: "two people, by documents" })).status).toBe(
      400,
    );
    expect((await change(cashier, { level: 1, reason: "papers seen" })).status).toBe(403);
    expect((await change(owner, { level: 1, reason: "papers seen" })).status).toBe(200);
    expect((await player.call("GET", "/member")).value.kycLevel).toBe(1);
  });
});

test("the trail names the currency of what was done for a brand, and none for what was done for no brand", async () => {
  const made = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values ('dong.example', 'Dong', false, 'VND', 'VN', 'Asia/Ho_Chi_Minh', 18)
    returning id`);
  const player = await sites.player();
  await adjust(player, 1_000n);
  await newVendor(
    { asker: owner, second: await sites.staff("owner") },
    { slug: "nobodys", name: "Nobody's", vassalage: "N" },
  );
  await sites.staff("auditor", made?.id);
  const { content } = (await owner.call("GET", "/audit")).value;
  const currencyOf = (wanted: string) =>
    content.find(({ action }: { action: string }) => action === wanted)?.currency;
  expect(["player.adjust", "staff.sign-in", "vendor.create"].map(currencyOf)).toEqual([
    "PHP",
    "VND",
    null,
  ]);
});

test("the dashboard counts what waits and shows the day's money", async () => {
  const { status, value } = await owner.call("GET", "/dashboard");
  expect(status).toBe(200);
  expect(value).toMatchObject({ depositsWaiting: 0, withdrawalsWaiting: 0 });
  expect(value.players).toBeGreaterThan(5);
});

test("the proof of the ledger and of the trail is green after all of this", async () => {
  expect((await verifyLedger(db)).books.flatMap((book) => book.problems)).toEqual([]);
  const { value } = await owner.call("GET", "/ledger-proof");
  expect(
    value.books.map((book: { green: boolean; sumAll: { amount: string } }) => [
      book.green,
      book.sumAll.amount,
    ]),
  ).toEqual([[true, "0"]]);
  expect((await owner.call("GET", "/audit/verify")).value.green).toBe(true);
});

test("the dashboard tells what the last proof came to: nothing before the first, and red while the books do not agree", async () => {
  const shown = async () => (await owner.call("GET", "/dashboard")).value.ledger;
  await db.run(sql`delete from wallet_last_proof`);
  expect(await shown()).toEqual({ green: null, checkpointAt: null });
  const player = await sites.player();
  await adjust(player, 1_000n);
  await db.run(sql`update wallet_account set cash = cash + 1 where player = ${player.id}`);
  await owner.call("POST", "/ledger-proof/run");
  expect(await shown()).toMatchObject({ green: false, checkpointAt: expect.any(String) as string });
  await db.run(sql`update wallet_account set cash = cash - 1 where player = ${player.id}`);
  await owner.call("POST", "/ledger-proof/run");
  expect((await shown()).green).toBe(true);
});
