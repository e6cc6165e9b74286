import { availableParallelism } from "node:os";
import { median, printFigures, printTable } from "../report/table.ts";
import { measureFollowing, type Followed } from "./follow.ts";
import { measureRebuild } from "./rebuild.ts";

/**
 * Whether the followers of ledger and turnover keep up with the wallet at its full speed, what that
 * costs the wallet, and how fast turnover is made again from the ledger.
 */
const QUICK = process.argv.includes("--quick");
const only = process.argv[process.argv.indexOf("--only") + 1];
const isAsked = (part: string) => !process.argv.includes("--only") || only === part;
const FOLLOWING = QUICK
  ? { players: 20_000, seconds: 4, rounds: 2 }
  : { players: 100_000, seconds: 10, rounds: 4 };
const MOVEMENTS = QUICK ? 400_000 : 10_000_000;

const begun = performance.now();
const log = (what: string) =>
  console.error(`${((performance.now() - begun) / 1_000).toFixed(0)} s  ${what}`);
const figures: Record<string, number> = {};

if (isAsked("follow")) {
  const seen = await measureFollowing({ ...FOLLOWING, log });
  const middle = (of: (one: Followed) => number) => median(seen.map(of));
  const rows = seen.map((one, n) => ({
    round: n + 1,
    "wallet alone": Math.round(one.alone),
    "with followers": Math.round(one.followed),
    kept: (one.followed / one.alone).toFixed(2),
    "followers could": Math.round(one.follower),
    "lag p99 s": one.lagP99S.toFixed(2),
    "wallet us": one.walletUs.toFixed(1),
    "followers us": one.followerUs.toFixed(1),
    "PG us alone": one.pgAloneUs.toFixed(1),
    "PG us": one.pgUs.toFixed(1),
    "cores used": one.coresUsed.toFixed(2),
  }));
  printTable(`Movements per second, ${FOLLOWING.players} players, 1024 callers`, rows);
  const alone = seen.map((one) => one.alone);
  const noise = Math.max(...alone) / Math.min(...alone);
  console.log(
    `The wallet alone varied by a factor of ${noise.toFixed(2)}; wallet, followers and server ` +
      `got ${middle((one) => one.coresUsed).toFixed(2)} of ${availableParallelism()} cores`,
  );
  figures["follower_vs_wallet"] = middle((one) => one.follower / one.followed);
  figures["wallet_kept"] = middle((one) => one.followed / one.alone);
  figures["lag_p99_s"] = middle((one) => one.lagP99S);
}
if (isAsked("rebuild")) {
  const { seconds, cpuSeconds, entries } = await measureRebuild(MOVEMENTS, log);
  printTable(`Turnover of ${MOVEMENTS} movements made again and compared`, [
    {
      entries: entries.toString(),
      seconds: seconds.toFixed(1),
      "per second": Math.round(MOVEMENTS / seconds),
      "PG cpu s": cpuSeconds.toFixed(1),
      "PG us": ((cpuSeconds * 1e6) / MOVEMENTS).toFixed(2),
    },
  ]);
  figures["rebuild_per_s"] = MOVEMENTS / seconds;
}
printFigures("turnover", figures);
