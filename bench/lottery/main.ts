import { connect } from "@perya/postgres";
import { vnNorth } from "@perya/game-vn-lottery/rules";
import { openWallet, verifyLedger } from "../../apps/platform/src/modules/wallet/index.ts";
import { acceptAtClose } from "./accept.ts";
import { median, printFigures, printTable } from "../report/table.ts";
import { openSetting } from "../wallet/setting.ts";
import { mixes, NORTH, winnersOnly } from "./mixes.ts";
import { settleOne, type Settled } from "./settle.ts";

/**
 * Compares settling only an issue's winners with updating every line, in the same run; measures how
 * long after a draw the winners have their money, and how fast bets are accepted before a close.
 * Read the ratios.
 */
const QUICK = process.argv.includes("--quick");
const PLAYERS = QUICK ? 20_000 : 100_000;
const ROUNDS = QUICK ? 1 : 3;
const WINNERS = QUICK ? 2_000 : 10_000;

const setting = await openSetting(PLAYERS);
const db = connect(setting.url, { connections: 4, statementTimeoutMs: 600_000 });
const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
const seen: Record<string, Settled[]> = {};
const all = mixes(PLAYERS);
// Warm-up: a server that has run for a day has its code compiled, so this draw does not count.
await settleOne(db, wallet, vnNorth, winnersOnly(PLAYERS), NORTH, "none");

for (let round = 0; round < ROUNDS; round++)
  for (const [name, mix] of Object.entries(all)) {
    // Mixes that are only reported run once: placing a million lines takes a while.
    if (round > 0 && name !== "three kinds") continue;
    (seen[name] ??= []).push(
      await settleOne(db, wallet, vnNorth, mix, NORTH, round % 2 === 0 ? "after" : "before"),
    );
  }
const drawn: Settled[] = [];
for (let round = 0; round < ROUNDS; round++)
  drawn.push(await settleOne(db, wallet, vnNorth, winnersOnly(WINNERS), NORTH, "none"));
seen[`${WINNERS} winning orders`] = drawn;

const middle = (name: string, figure: (settled: Settled) => number) =>
  median((seen[name] ?? []).map(figure));
const timesFaster = ({ rivalSeconds = 0, seconds }: Settled) => rivalSeconds / seconds;
const timesFasterThanPartial = ({ partialSeconds = 0, seconds }: Settled) =>
  partialSeconds / seconds;
printTable(
  "Settling one issue, seconds",
  Object.keys(seen).map((name) => ({
    issue: name,
    lines: middle(name, (one) => one.lines),
    winning: middle(name, (one) => one.winningLines),
    "orders paid": middle(name, (one) => one.paidOrders),
    settled: middle(name, (one) => one.seconds).toFixed(3),
    "update all": middle(name, (one) => one.rivalSeconds ?? 0).toFixed(3),
    times: middle(name, timesFaster).toFixed(1),
    "partial index": middle(name, (one) => one.partialSeconds ?? 0).toFixed(3),
    "times ": middle(name, timesFasterThanPartial).toFixed(1),
    "paid p99 ms": middle(name, (one) => one.drawToPaidP99Ms).toFixed(0),
  })),
);
const rush = await acceptAtClose(setting.url, db, {
  players: PLAYERS,
  callers: 1_024,
  seconds: QUICK ? 4 : 10,
});
printTable("The last seconds before a draw closes, 1,024 callers", [
  {
    what: "orders accepted",
    "per second": Math.round(rush.perSecond),
    "p50 ms": rush.p50Ms.toFixed(0),
    "p99 ms": rush.p99Ms.toFixed(0),
  },
  {
    what: "plain wallet movements",
    "per second": Math.round(rush.walletPerSecond),
    "p50 ms": "",
    "p99 ms": "",
  },
]);
const proof = await verifyLedger(db);
console.log(`ledger ${proof.green ? "green" : "RED"}`);
printFigures("lottery", {
  settle_vs_update_all: middle("three kinds", timesFaster),
  settle_vs_update_all_partial_index: middle("three kinds", timesFasterThanPartial),
  settle_vs_update_all_together: middle("with xiên and trượt", timesFaster),
  settle_vs_update_all_worst: middle("every line wins", timesFaster),
  settle_seconds: middle("three kinds", (one) => one.seconds),
  accept_vs_wallet: rush.perSecond / rush.walletPerSecond,
  draw_to_paid_p99_ms: median(drawn.map((one) => one.drawToPaidP99Ms)),
});
await wallet.close();
await db.close();
await setting.close();
if (!proof.green) throw new Error("The ledger is not green");
