import { forgottenRefuges } from "@perya/postgres/embedded";
import { whyNot } from "@perya/process";
import { join } from "node:path";
import { buildSites } from "../build-sites.ts";
import { announce } from "./announce.ts";
import { checkEnvironments } from "./check-environments.ts";
import { databases } from "./databases.ts";
import { environments } from "./environments.ts";
import { forgottenDatabases } from "./forgotten-databases.ts";
import { lock } from "./lock.ts";
import { logs } from "./logs.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { freePorts } from "./ports.ts";
import { PLATFORM_FLAGS } from "./platform-flags.ts";
import { processes } from "./processes.ts";
import { remember } from "./remember.ts";
import { secrets } from "./secrets.ts";
import { readSettings } from "./settings.ts";

const ROOT = join(import.meta.dirname, "../..");

const closing: (() => Promise<void>)[] = [];
let ending: Promise<void> | undefined;

/** Ends what was started, last first, and only once however often it is asked. */
function end(code: number): Promise<void> {
  ending ??= (async () => {
    for (const close of closing.toReversed())
      await close().catch((fault: Error) => console.error(fault.message));
    process.exit(code);
  })();
  return ending;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, ROOT);
  await freePorts(settings);
  closing.push(await lock(settings.dataDir));
  const kept = await secrets(settings.dataDir);
  checkEnvironments(settings, kept);
  const logFolder = join(settings.dataDir, "logs");
  const log = logs(logFolder, (sentence) => console.error(`\n${sentence}`));
  closing.push(log.close);
  const watch = {
    log: log.of,
    onLost: (name: string) => {
      console.error(
        `\nThe ${name} stopped by itself; the end of its log is in ` +
          `${join(logFolder, `${name}.log`)}. Stopping the rest.`,
      );
      void end(1);
    },
  };
  const [server] = await Promise.all([databases(settings, watch), buildSites(ROOT)]);
  closing.push(server.stop);
  const running = processes(watch);
  closing.push(running.stop);
  const env = environments(settings, server.urls, kept);
  await remember(settings.dataDir, env.platform);
  // The platform comes last: it asks the studio which games there are.
  await Promise.all([
    running.start("studio", join(ROOT, "apps/studio/src/main.ts"), env.studio),
    running.start("gateway", join(ROOT, "apps/sandbox-gateway/src/main.ts"), env.gateway),
  ]);
  await running.start(
    "platform",
    join(ROOT, "apps/platform/src/main.ts"),
    env.platform,
    PLATFORM_FLAGS,
  );
  announce(settings, server.place, forgottenDatabases(await forgottenRefuges()));
}

function stop(): void {
  if (!ending) console.log("\nStopping…");
  void end(0);
}

// A closed channel is the end of a program that started us over one, such as the browser tests.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const)
  process.on(signal, stop);
endWithNpm(stop);

try {
  await start();
} catch (fault) {
  console.error(`\n${whyNot(fault) ?? (fault instanceof Error ? fault.message : String(fault))}`);
  await end(1);
}
