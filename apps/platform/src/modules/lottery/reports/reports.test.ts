import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { settleIssue } from "../settling/settle-issue.ts";
import { openHall } from "../testing/open-hall.ts";

const { db, sites } = await useSites();
const STAKE = 100_000n;

test("staff see what a draw took and gave, by market, and a void one that took nothing in the end", async () => {
  const hall = openHall(db);
  const clerk = await sites.clerk("owner");
  const players = [await hall.playerWith(1_000_000_000n), await hall.playerWith(1_000_000_000n)];
  const [drawn, given] = [await hall.issue(), await hall.issue()];
  const line = (market: string, selection: string) => [{ market, selection, unitMinor: 100n, count: 1, odds: [30_000] }];
  for (const player of players) {
    await hall.order(drawn, player, [...line("LAST", "42"), ...line("SIDE", "SMALL")]);
    await hall.order(drawn, player, line("LAST", "11"));
    await hall.order(given, player, line("LAST", "42"));
  }
  await hall.result(drawn, ["01", "02", "03", "04", "42"]);
  await hall.avoid(given);
  for (const issue of [drawn, given]) await settleIssue(hall.settling, issue);
  const { value } = await clerk.call("GET", "/lottery/reports");
  const money = { currency: "PHP", book: "play", players: 2 };
  expect(value.content).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...money, status: "SETTLED", orders: 4, stake: String(6n * STAKE), payout: String(12n * STAKE), ggr: String(-6n * STAKE) }),
      expect.objectContaining({ ...money, status: "VOIDED", orders: 2, stake: String(2n * STAKE), payout: String(2n * STAKE), ggr: "0" }),
    ]),
  );
  const { gameCode, issueNo } = value.content.find((row: { status: string }) => row.status === "SETTLED");
  expect((await clerk.call("GET", `/lottery/reports/${gameCode}/${issueNo}`)).value).toEqual({
    markets: [
      { market: "LAST", currency: "PHP", book: "play", lines: 4, stake: String(4n * STAKE) },
      { market: "SIDE", currency: "PHP", book: "play", lines: 2, stake: String(2n * STAKE) },
    ],
    refused: [],
  });
  expect(await clerk.call("GET", "/lottery/reports/NOBODY/1")).toMatchObject({ code: "NOT_FOUND" });
  await hall.wallet.close();
});
