import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { raw, sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { toyRules } from "../testing/toy-rules.ts";
import { correctIssue } from "./correct-issue.ts";
import { openPaying } from "./open-paying.ts";
import { payPart } from "./pay-part.ts";
import { settleIssue } from "./settle-issue.ts";
import { useSettling, CASH, MINOR } from "../testing/use-settling.ts";

const { hall, db } = await useSettling();

const FOUND_OTHERWISE = join(
  import.meta.dirname,
  "../migrations/20261128010001_found_otherwise.sql",
);

describe("settling", () => {
  test("an order placed before ids were counted is paid, taken back and given back by the keys it has, beside one that came after", async () => {
    const issue = await hall.issue();
    const [player, after] = [await hall.playerWith(CASH), await hall.playerWith(CASH)];
    const lines = [{ market: "LAST", selection: "42", unitMinor: 100n, count: 1, odds: [950_000] }];
    await hall.orders(issue, [
      { player, lines, counted: false },
      { player: after, lines },
    ]);
    await hall.result(issue, ["01", "02", "03", "04", "42"]);
    await settleIssue(hall.settling, issue);
    expect(await hall.balance(player)).toEqual({ cash: CASH + 94n * 100n * MINOR, owed: 0n });
    await db.inTransaction((tx) =>
      correctIssue(tx, () => toyRules, issue, { lots: ["42", "02", "03", "04", "05"] }),
    );
    await settleIssue(hall.settling, issue);
    expect(await hall.balance(player)).toEqual({ cash: CASH - 100n * MINOR, owed: 0n });
    await hall.avoid(issue);
    await settleIssue(hall.settling, issue);
    expect(await hall.balance(player)).toEqual({ cash: CASH, owed: 0n });
    expect(await hall.balance(after)).toEqual({ cash: CASH, owed: 0n });
    expect(await hall.isGreen()).toBe(true);
  });

  test("a part that would pay before the winners are found pays nobody, and does not believe it has ended", async () => {
    const player = await hall.playerWith(CASH);
    const issue = await hall.issue();
    await hall.order(issue, player, [
      { market: "LAST", selection: "42", unitMinor: 100n, count: 1, odds: [950_000] },
    ]);
    await hall.result(issue, ["01", "02", "03", "04", "42"]);
    const paying = await openPaying(hall.settling, issue);
    await payPart(hall.settling, issue, {
      version: paying?.version ?? 0,
      part: 0,
      parts: 1,
      block: 1,
    });
    expect(await hall.balance(player)).toEqual({ cash: CASH - 100n * MINOR, owed: 0n });
    await settleIssue(hall.settling, issue);
    expect(await hall.balance(player)).toEqual({ cash: CASH + 94n * 100n * MINOR, owed: 0n });
  });

  test("an update in the middle of a draw that an earlier version had found otherwise pays each winner once", async () => {
    const players = [await hall.playerWith(CASH), await hall.playerWith(CASH)];
    const issue = await hall.issue();
    const lines = [{ market: "LAST", selection: "42", unitMinor: 100n, count: 1, odds: [950_000] }];
    for (const player of players) await hall.order(issue, player, lines);
    await hall.result(issue, ["01", "02", "03", "04", "42"]);
    const stopped = new Error("stopped after the first payment");
    const publishBalances = () => {
      throw stopped;
    };
    await expect(
      settleIssue({ ...hall.settling, shard: 1, live: { publishBalances } }, issue),
    ).rejects.toBe(stopped);
    await db.run(sql`update lottery_paying set found = false where issue_id = ${issue}`);
    await db.run(raw(await readFile(FOUND_OTHERWISE, "utf8")));
    await settleIssue({ ...hall.settling, shard: 1 }, issue);
    for (const player of players)
      expect(await hall.balance(player)).toEqual({ cash: CASH + 94n * 100n * MINOR, owed: 0n });
    expect(await hall.statusOf(issue)).toBe("SETTLED");
    expect(await hall.isGreen()).toBe(true);
  });

  test.each([
    [
      "an issue without a result",
      undefined,
      { lots: ["01", "02", "03", "04", "05"] },
      "NOT_RESULTED",
    ],
    ["a result that is none", ["01", "02", "03", "04", "42"], { lots: ["1"] }, "INVALID_OUTCOME"],
    [
      "the same result",
      ["01", "02", "03", "04", "42"],
      { lots: ["01", "02", "03", "04", "42"] },
      "SAME_OUTCOME",
    ],
  ])("%s can't be corrected", async (_what, drawn, input, refusal) => {
    const issue = await hall.issue();
    if (drawn) await hall.result(issue, drawn);
    expect(
      await db.inTransaction((tx) => correctIssue(tx, () => toyRules, issue, input)),
    ).toMatchObject({ ok: false, refusal });
  });
});
