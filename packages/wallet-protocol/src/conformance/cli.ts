import { parseArgs } from "node:util";
import { runConformance, type CaseResult } from "./run.ts";
import { readTarget, type TargetOptions } from "./read-target.ts";

const HELP = `Drives a wallet from outside as a vendor would, and says where it departs from the
contract.

  npm run conformance -- --target target.json
  npm run conformance -- --dialect hub88 --base-url https://host/wallet/hub88/acme \\
    --private-key vendor.pem \\
    --user pl_… --token … --currency PHP --game test-game

A target file of this platform:
  npm run -s cli -- vendor create --slug acme --name Acme --dialect hub88 --json > vendor.json
  npm run -s cli -- test-player create --vendor acme --balance 100000 --currency PHP \\
    --conformance --vendor-file vendor.json --json > target.json

  --target FILE             JSON with any of the values below (- reads standard input); options win
                            over it
  --dialect hub88|softswiss the protocol
  --base-url URL            up to and with the vendor's slug
  --private-key FILE|PEM    hub88: the vendor's RSA key
  --secret TEXT             softswiss: the shared secret
  --user ID --token TOKEN   a player with at least 1,000.00, and the session token of the game
  --currency CODE           the player's currency
  --game CODE               a game that takes bets

Cases that need one of these are skipped without it:
  --second-private-key FILE the vendor's other active key
  --other USER:TOKEN        a second player; its balance is spent
  --expired-token TOKEN     an expired token of the player
  --disabled USER:TOKEN     a player who may not play
  --disabled-game CODE      a game that takes no bets
  --limited USER:TOKEN      a player whose single bet may not pass 10.00

  --only TEXT               only cases whose id, group or title contains it
  --json                    one JSON object instead of the table
  --help                    this text

Real movements are made on the player's balance. Ends with 0 when nothing failed, 1 when a case did,
2 when it could not run.`;

const texts = [
  "target",
  "dialect",
  "base-url",
  "private-key",
  "secret",
  "user",
  "token",
  "currency",
  "game",
  "second-private-key",
  "other",
  "expired-token",
  "disabled",
];
const options = Object.fromEntries(
  [...texts, "disabled-game", "limited", "only"].map((name) => [name, { type: "string" as const }]),
);

function line({ id, outcome, title, why, ms }: CaseResult): string {
  const mark = { passed: "ok  ", failed: "FAIL", skipped: "skip" }[outcome];
  return (
    `  ${mark}  ${id}  ` +
    `${title}${outcome === "passed" ? `  (${ms} ms)` : `\n              ${why}`}`
  );
}

async function main(): Promise<number> {
  const { values }: { values: TargetOptions } = parseArgs({
    options: { ...options, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    strict: true,
  });
  if (values["help"]) {
    console.log(HELP);
    return 0;
  }
  const target = readTarget(values);
  let group = "";
  const print = (result: CaseResult) => {
    if (result.group !== group) console.log(`\n${target.dialect}: ${(group = result.group)}`);
    console.log(line(result));
  };
  const only = values["only"];
  const results = await runConformance(target, {
    ...(typeof only === "string" ? { only } : {}),
    ...(values["json"] ? {} : { onResult: print }),
  });
  const count = (outcome: CaseResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  const summary = {
    dialect: target.dialect,
    cases: results.length,
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
  };
  if (values["json"]) console.log(JSON.stringify({ ...summary, results }));
  else
    console.log(
      `\n${summary.cases} cases: ${summary.passed} passed, ${summary.failed} failed, ` +
        `${summary.skipped} skipped`,
    );
  return summary.failed > 0 || summary.passed === 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 2;
}
