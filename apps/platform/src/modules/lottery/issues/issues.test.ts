import { createHash } from "node:crypto";
import { commitmentOf, openDraw } from "@perya/fair";
import { sql } from "@perya/postgres/sql";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { rulesOf } from "../games/rules-of.ts";
import { seedLottery } from "../index.ts";
import { drawLabel, type Issue } from "../lottery.ts";
import { advanceIssues } from "./advance-issues.ts";
import { createIssues } from "./create-issues.ts";
import { payIssues } from "./pay-issues.ts";
import { BackOff } from "./back-off.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const GAME = "KENO-1M";

beforeAll(async () => {
  await db.inTransaction(seedLottery);
  // One fast game and one slow one are enough to see.
  await db.run(sql`update lottery_game set enabled = code in (${GAME}, 'K3-5M')`);
});

const issuesOf = (code: string) =>
  db.rows<Issue>(sql`
    select issue.id, issue_no as "issueNo", status, open_at as "openAt", close_at as "closeAt",
      draw_at as "drawAt", commitment, lock_entropy as "lockEntropy",
      locked_orders as "lockedOrders", seed, outcome, version, void_reason as "voidReason",
      issue.paying
    from lottery_issue issue join lottery_game game on game.id = issue.game_id
    where code = ${code} order by draw_at`);

/**
 * Moves the calendar of the fast game, a draw a minute, so that its first draw was due so many
 * seconds ago. Nothing depends on the second at which a test began.
 */
const firstDrawDue = (secondsAgo: number) =>
  db.run(sql`
    with
      game as (select id from lottery_game where code = ${GAME}),
      shift as (
        select clock_timestamp() - make_interval(secs => ${secondsAgo}) - min(draw_at) as by
        from lottery_issue
        where game_id = (select id from game)
      )
    update lottery_issue
    set open_at = open_at + by, close_at = close_at + by, draw_at = draw_at + by
    from shift where game_id = (select id from game)`);

/** Changes the fast game until the test has ended, whether it passes or not. */
async function changeGame({
  rules = null,
  maxLateSeconds = null,
}: {
  rules?: string | null;
  maxLateSeconds?: number | null;
}): Promise<void> {
  const before = await db.row<{ rules: string; late: number }>(
    sql`select rules, max_late_seconds as late from lottery_game where code = ${GAME}`,
  );
  onTestFinished(async () => {
    await db.run(sql`
      update lottery_game set rules = ${before?.rules}, max_late_seconds = ${before?.late}
      where code = ${GAME}`);
  });
  await db.run(sql`
    update lottery_game
    set rules = coalesce(${rules}, rules),
      max_late_seconds = coalesce(${maxLateSeconds}, max_late_seconds)
    where code = ${GAME}`);
}

/** Lets the clock do what there is to do. */
async function runClock(): Promise<void> {
  while (await advanceIssues(platform));
  await payIssues(platform);
}

async function removeIssues(): Promise<void> {
  await db.run(sql`truncate lottery_issue, draw_seed cascade`);
}

/** New issues, the first of the fast game in the middle of its sales. */
async function fresh(): Promise<void> {
  await removeIssues();
  await createIssues(platform);
  await firstDrawDue(-30);
  await runClock();
}

describe("issues are made ahead", () => {
  test("for a whole day, each with its commitment, and a second time nothing is made twice", async () => {
    await removeIssues();
    await createIssues(platform);
    const issues = await issuesOf(GAME);
    expect(issues.length).toBeGreaterThanOrEqual(1_439);
    expect(issues.every(({ commitment }) => /^[0-9a-f]{64}$/.test(commitment ?? ""))).toBe(true);
    expect(new Set(issues.map(({ commitment }) => commitment)).size).toBe(issues.length);
    await createIssues(platform);
    expect((await issuesOf(GAME)).length - issues.length).toBeLessThanOrEqual(1);
  });

  test("by two processes at once, and each issue is there once", async () => {
    await removeIssues();
    await Promise.all([createIssues(platform), createIssues(platform), createIssues(platform)]);
    const issues = await issuesOf(GAME);
    expect(new Set(issues.map(({ issueNo }) => issueNo)).size).toBe(issues.length);
    expect(issues.length).toBeGreaterThanOrEqual(1_439);
  });

  test("and sales of one begin when those of the one before end", async () => {
    await fresh();
    const issues = await issuesOf(GAME);
    expect(issues[0]?.status).toBe("OPEN");
    expect(issues.slice(1).map(({ openAt }) => String(openAt))).toEqual(
      issues.slice(0, -1).map(({ closeAt }) => String(closeAt)),
    );
  });
});

describe("the clock of the database moves an issue on", () => {
  test("LB-12 from sales to its lock, the draw and the end, and everyone can check the draw afterwards", async () => {
    await fresh();
    await firstDrawDue(60);
    await runClock();
    const [first] = await issuesOf(GAME);
    expect(first).toMatchObject({ status: "SETTLED", version: 1, lockedOrders: 0n, paying: false });
    const { seed, commitment, lockEntropy, issueNo, outcome } = first as Issue;
    expect(commitmentOf(seed ?? "")).toBe(commitment);
    expect(lockEntropy).toBe(createHash("sha256").update("").digest("hex"));
    expect(outcome).toEqual(
      rulesOf("keno").draw(openDraw(seed ?? "", drawLabel(GAME, issueNo, lockEntropy ?? "")), {}),
    );
  });

  test("and no seed is published before the draw", async () => {
    await fresh();
    const waiting = (await issuesOf(GAME)).filter(({ status }) =>
      ["SCHEDULED", "OPEN", "LOCKED"].includes(status),
    );
    expect(waiting.every(({ seed, outcome }) => seed === null && outcome === null)).toBe(true);
  });

  test("LB-12 with the entropy of the orders that were accepted, in their order, and without those taken back", async () => {
    await fresh();
    const player = await sites.player();
    const [issue] = await issuesOf(GAME);
    const ids: bigint[] = [];
    for (const cancelled of [false, true, false]) {
      const row = await db.row<{ id: bigint }>(sql`
        insert into lottery_order (
          player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines,
          placed_at, cancelled_at
        )
        values (
          ${player.id}, 1, ${issue?.id}, ${`k${ids.length}`}, 'PHP', 'play', 1000, 100000, 100000,
          1, now(), ${cancelled ? "now" : null}::timestamptz
        )
        returning id`);
      if (row) ids.push(row.id);
    }
    await firstDrawDue(30);
    while (await advanceIssues(platform));
    const [locked] = await issuesOf(GAME);
    const text = `lo_${ids[0]}\nlo_${ids[2]}`;
    expect(locked).toMatchObject({
      lockedOrders: 2n,
      lockEntropy: createHash("sha256").update(text).digest("hex"),
    });
  });
});

describe("after an outage nothing is skipped", () => {
  test("LB-12 what was missed by less than two minutes is drawn late, each in its own right; what is later is void", async () => {
    await fresh();
    const before = await issuesOf(GAME);
    // 275, 215 and 155 s late, then 95 and 35.
    await firstDrawDue(275);
    await runClock();
    const after = await issuesOf(GAME);
    expect(after.slice(0, 5).map(({ status }) => status)).toEqual([
      "VOIDED",
      "VOIDED",
      "VOIDED",
      "SETTLED",
      "SETTLED",
    ]);
    expect(after.map(({ issueNo }) => issueNo)).toEqual(before.map(({ issueNo }) => issueNo));
    const late = after.slice(3, 5);
    expect(new Set(late.map(({ seed }) => seed)).size).toBe(late.length);
  });

  test("LB-12 an issue that was on sale and is too late is void, and what was bet on it is to be given back", async () => {
    await fresh();
    const player = await sites.player();
    const [issue] = await issuesOf(GAME);
    await db.run(sql`
      insert into lottery_order (
        player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines, placed_at
      )
      values (
        ${player.id}, 1, ${issue?.id}, 'late', 'PHP', 'play', 1000, 100000, 100000, 1, now()
      )`);
    await firstDrawDue(240);
    while (await advanceIssues(platform));
    expect((await issuesOf(GAME))[0]).toMatchObject({
      status: "VOIDED",
      voidReason: "TOO_LATE",
      paying: true,
      outcome: null,
    });
  });
});

test("LB-12 a draw that can't be made keeps none of the others waiting", async () => {
  await fresh();
  await changeGame({ maxLateSeconds: 3_600 });
  const [broken, ...others] = (await issuesOf(GAME)).slice(0, 8);
  await db.run(sql`
    update draw_seed set sealed = sealed || sealed where label = ${`${GAME}:${broken?.issueNo}`}`);
  await firstDrawDue(60 * 9 + 30);
  await runClock();
  const after = await issuesOf(GAME);
  expect(after[0]).toMatchObject({ status: "DRAWING", outcome: null });
  expect(after.slice(1, 1 + others.length).every(({ status }) => status === "SETTLED")).toBe(true);
});

test("LB-12 more draws that can't be made than a tick looks at keep the next ones waiting for a tick only, and are made when they can be", async () => {
  await fresh();
  await changeGame({ maxLateSeconds: 86_400 });
  // 229 of them, the last one half a minute ago.
  await firstDrawDue(60 * 228 + 30);
  const labels = (await issuesOf(GAME)).slice(0, 210).map(({ issueNo }) => `${GAME}:${issueNo}`);
  await db.run(
    sql`update draw_seed set sealed = sealed || sealed where label = any (${labels}::text[])`,
  );
  const later = new BackOff(600_000, 600_000);
  for (let tick = 0; tick < 3; tick++) await advanceIssues(platform, later);
  expect(later.waiting()).toHaveLength(210);
  const statuses = async () => (await issuesOf(GAME)).slice(0, 229).map(({ status }) => status);
  expect(await statuses()).toEqual([
    ...Array<string>(210).fill("DRAWING"),
    ...Array<string>(19).fill("RESULTED"),
  ]);
  await db.run(sql`
    update draw_seed set sealed = substr(sealed, 1, length(sealed) / 2)
    where label = any (${labels}::text[])`);
  while (await advanceIssues(platform));
  expect(new Set(await statuses())).toEqual(new Set(["RESULTED"]));
});

test("LB-12 draws that can't be paid are left for another tick, and paid when they can be", async () => {
  await fresh();
  await changeGame({ maxLateSeconds: 3_600 });
  await firstDrawDue(60 * 5 + 30);
  while (await advanceIssues(platform));
  const drawn = async () =>
    (await issuesOf(GAME)).filter(({ status }) => status === "RESULTED").map(({ id }) => id);
  const unpaid = await drawn();
  expect(unpaid).toHaveLength(6);
  await changeGame({ rules: "none" });
  const later = new BackOff(600_000, 600_000);
  await payIssues(platform, later);
  // Four are paid at once, so they fail in no particular order.
  expect(new Set(later.waiting())).toEqual(new Set(unpaid));
  await changeGame({ rules: "keno" });
  await payIssues(platform, later);
  expect(await drawn()).toEqual(unpaid);
  await payIssues(platform);
  expect(await drawn()).toEqual([]);
});

test("LB-12 two processes that race for the same issues draw each of them once", async () => {
  await fresh();
  await firstDrawDue(60);
  const race = async () => {
    for (let tick = 0; tick < 20; tick++) await advanceIssues(platform);
  };
  await Promise.all([race(), race(), race()]);
  await payIssues(platform);
  const [first] = await issuesOf(GAME);
  expect(first).toMatchObject({ status: "SETTLED", version: 1 });
});

test("every open page hears of an issue that moves on", async () => {
  await fresh();
  const player = await sites.player();
  const heard: unknown[] = [];
  const stop = platform.live.listen(player.id, (event) => heard.push(event));
  await firstDrawDue(60);
  await runClock();
  stop();
  const [first] = await issuesOf(GAME);
  const news = { type: "lottery", gameCode: GAME, issueNo: first?.issueNo };
  expect(heard).toEqual(
    expect.arrayContaining(
      ["LOCKED", "DRAWING", "RESULTED"].map((status) => ({ ...news, status })),
    ),
  );
});
