import { readConfig } from "../config.ts";
import { migratePlatform } from "../migrate.ts";
import { openPlatform } from "../open-platform.ts";
import { brandAddHost } from "./brand-add-host.ts";
import { brandCreate } from "./brand-create.ts";
import { brandList } from "./brand-list.ts";
import { catalogueFill } from "./catalogue-fill.ts";
import { CommandFault, type Command } from "./command.ts";
import { installation } from "./installation.ts";
import { jackpotsVerify } from "./jackpots-verify.ts";
import { ledgerHead } from "./ledger-head.ts";
import { ledgerVerify } from "./ledger-verify.ts";
import { lotteryImport } from "./lottery-import.ts";
import { lotterySeed } from "./lottery-seed.ts";
import { pointsVerify } from "./points-verify.ts";
import { readOptions } from "./read-options.ts";
import { staffAdd } from "./staff-add.ts";
import { staffReset } from "./staff-reset.ts";
import { testPlayerCreate } from "./test-player-create.ts";
import { teamsRebuild } from "./teams-rebuild.ts";
import { turnoverRebuild } from "./turnover-rebuild.ts";
import { vendorCreate } from "./vendor-create.ts";
import { vendorList } from "./vendor-list.ts";

const commands: readonly Command[] = [
  staffAdd,
  staffReset,
  brandCreate,
  brandAddHost,
  brandList,
  vendorCreate,
  vendorList,
  testPlayerCreate,
  catalogueFill,
  lotterySeed,
  lotteryImport,
  ledgerHead,
  ledgerVerify,
  pointsVerify,
  jackpotsVerify,
  turnoverRebuild,
  teamsRebuild,
];

function help(): string {
  const list = commands.map((command) => `  ${command.name.padEnd(20)} ${command.summary}`);
  return [
    "The platform's command-line tool. It works on the database of the last " +
      "`npm start`, or on DATABASE_URL.",
    "",
    "  npm run -s cli -- <command> [options]",
    "",
    ...list,
    "",
    "  --json on any command prints one JSON object. <command> --help lists its options.",
  ].join("\n");
}

async function main(args: readonly string[]): Promise<number> {
  const words = args
    .filter((word) => !word.startsWith("-"))
    .slice(0, 2)
    .join(" ");
  const command = commands.find(({ name }) => name === words);
  if (!command) {
    const wantsHelp = args.length === 0 || args.includes("--help") || args.includes("-h");
    console.log(
      wantsHelp && words === "" ? help() : `There is no command "${words}".\n\n${help()}`,
    );
    return wantsHelp && words === "" ? 0 : 2;
  }
  const options = readOptions(command, args.slice(2));
  if (options.on("help")) {
    console.log(
      `${command.name}: ${command.summary}\n\n${command.help}\n  --json                  ` +
        "  prints one JSON object",
    );
    return 0;
  }
  const config = readConfig({ ...installation(process.env), LOG_LEVEL: "error" });
  await migratePlatform(config.databaseUrl);
  const platform = await openPlatform(config);
  try {
    const outcome = await command.run(options, platform);
    console.log(options.on("json") ? JSON.stringify(outcome.json) : outcome.lines.join("\n"));
    return outcome.exitCode ?? 0;
  } finally {
    await platform.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = fault instanceof CommandFault ? 2 : 1;
}
