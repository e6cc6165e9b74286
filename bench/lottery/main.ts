import { connect } from "@perya/postgres";
import { toyRules } from "../../apps/platform/src/modules/lottery/testing/toy-rules.ts";
import { openWallet, verifyLedger } from "../../apps/platform/src/modules/wallet/index.ts";
import { median, printFigures, printTable } from "../report/table.ts";
import { openSetting } from "../wallet/setting.ts";
import type { Filling, Kind } from "./issue.ts";
import { settleOne, type Settled } from "./settle.ts";

/**
 * Settling an issue by its winners alone against updating every line of it, in the same run; and how long after a draw its winners have their money. Read the ratios.
 */
const QUICK = process.argv.includes("--quick");
const PLAYERS = QUICK ? 20_000 : 100_000;
const ROUNDS = QUICK ? 1 : 3;
const OUTCOME = { lots: ["01", "02", "03", "04", "42"] };
const digits = (width: number) => `lpad(floor(random() * ${10 ** width})::text, ${width}, '0')`;
const kind = (market: string, share: number, selection: string): Kind => ({ market, share, selection, count: 1, odds: 950_000 });

const setting = await openSetting(PLAYERS);
const db = connect(setting.url, { connections: 4, statementTimeoutMs: 600_000 });
const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
const filling = (kinds: readonly Kind[], players = PLAYERS, ordersEach = 2, linesEach = 5): Filling => ({
  rules: "toy",
  players,
  ordersEach,
  linesEach,
  kinds,
});

const mixes: Record<string, Filling> = {
  "three kinds": filling([kind("LAST", 0.7, digits(2)), kind("SIDE", 0, "''"), kind("LAST", 1, digits(3))]),
};
const seen: Record<string, Settled[]> = {};
for (let round = 0; round < ROUNDS; round++)
  for (const [name, mix] of Object.entries(mixes)) (seen[name] ??= []).push(await settleOne(db, wallet, toyRules, mix, OUTCOME, true));

const middle = (name: string, figure: (settled: Settled) => number) => median((seen[name] ?? []).map(figure));
printTable(
  `Settling one issue, median of ${ROUNDS}`,
  Object.keys(seen).map((name) => ({
    issue: name,
    lines: middle(name, (one) => one.lines),
    "winning lines": middle(name, (one) => one.winningLines),
    "orders paid": middle(name, (one) => one.paidOrders),
    seconds: middle(name, (one) => one.seconds).toFixed(3),
    "in the wallet": middle(name, (one) => one.walletSeconds).toFixed(3),
    "update all": middle(name, (one) => one.rivalSeconds ?? 0).toFixed(3),
    "draw to paid p99 ms": middle(name, (one) => one.drawToPaidP99Ms).toFixed(0),
  })),
);
const proof = await verifyLedger(db);
console.log(`ledger ${proof.green ? "green" : "RED"}`);
printFigures("lottery", { settle_vs_update_all: median((seen["three kinds"] ?? []).map((one) => (one.rivalSeconds ?? 0) / one.seconds)) });
await wallet.close();
await db.close();
await setting.close();
if (!proof.green) throw new Error("The ledger is not green");
