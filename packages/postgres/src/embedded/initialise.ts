import { makeFolder, writeWhole } from "@perya/process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { guard } from "./guard.ts";
import { isFull } from "./is-full.ts";
import { runAs, type Unprivileged } from "./run-as.ts";

/** Our mark inside a data directory: PostgreSQL's own `PG_VERSION` is there long before `initdb` has ended. */
const FINISHED = "perya-finished";
/** Where one is made until it is whole, each try under a name of its own: what a killed try left running can't reach into the next one. */
const UNFINISHED = "pg.unfinished-";
/** The first number PostgreSQL gives to anything that `initdb` did not make. */
const FIRST_OF_USERS = 16_384;
const PASSWORD_BYTES = 24;
/** Repeated hashing protects passwords that people choose. This one is random, and every new connection would pay for it on both sides. */
const OWN_PASSWORD = "scram_iterations=1";
const NAME_BYTES = 6;

export interface Initialisation {
  readonly directory: string;
  readonly initdb: string;
  readonly user: Unprivileged;
  readonly throwaway: boolean;
}

/**
 * Makes the data directory `pg` and its password, unless both are there. A try that was killed or ran out of room is cleared away and made again; a directory of an earlier
 * version, which has no mark, counts as finished once anything was ever put into it.
 */
export async function initialise({
  directory,
  initdb,
  user,
  throwaway,
}: Initialisation): Promise<void> {
  const data = join(directory, "pg");
  await makeFolder(directory);
  await clearUnfinished(directory);
  if (await isFinished(data)) return;
  await rm(data, { recursive: true, force: true });
  const password = join(directory, "password");
  await writeWhole(password, randomBytes(PASSWORD_BYTES).toString("hex"));
  const making = join(directory, `${UNFINISHED}${randomBytes(NAME_BYTES).toString("hex")}`);
  await mkdir(making, { mode: 0o700 });
  await user.own(directory);
  try {
    await runInitdb({ initdb, user, throwaway, making, password });
    await writeWhole(join(making, FINISHED), "");
    await user.own(making);
    await rename(making, data);
  } catch (fault) {
    await clearUnfinished(directory);
    throw isFull(fault)
      ? new Error(
          `There is no room left on the disk of ${directory}: make room, and start again.`,
          { cause: fault },
        )
      : fault;
  }
}

/** What a killed try left running goes on making files until its guardian has ended it; what it still keeps from being cleared is cleared by the next start. */
async function clearUnfinished(directory: string): Promise<void> {
  const left = (await readdir(directory)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of left)
    await rm(join(directory, name), {
      recursive: true,
      force: true,
      maxRetries: 10,
      retryDelay: 50,
    }).catch(() => undefined);
}

async function runInitdb(
  given: Pick<Initialisation, "initdb" | "user" | "throwaway"> & {
    making: string;
    password: string;
  },
): Promise<void> {
  const { initdb, user, throwaway, making, password } = given;
  const settings = ["--encoding=UTF8", "--locale=C.UTF-8", "-c", OWN_PASSWORD];
  const args = [
    "-D",
    making,
    "-U",
    "postgres",
    "-A",
    "scram-sha-256",
    `--pwfile=${password}`,
    ...settings,
  ];
  const running = runAs(user, initdb, throwaway ? [...args, "--no-sync"] : args);
  const letGo = guard({ pid: running.pid, data: making, scrap: making });
  try {
    await running.untilExit();
  } finally {
    letGo();
  }
}

/** Whether a data directory may be started. Throws when it can't be looked at: what can't be seen is not cleared away. */
async function isFinished(data: string): Promise<boolean> {
  if (existsSync(join(data, FINISHED))) return true;
  if (!existsSync(join(data, "PG_VERSION"))) return false;
  return holdsAnything(join(data, "base"));
}

/** Whether there is a database beside the three that `initdb` makes, or a table in one of those. */
async function holdsAnything(base: string): Promise<boolean> {
  const databases = await namesIn(base);
  if (databases.some(isOfUsers)) return true;
  for (const database of databases)
    if ((await namesIn(join(base, database))).some(isOfUsers)) return true;
  return false;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === "ENOENT" || fault.code === "ENOTDIR") return [];
    throw fault;
  });
}

/** Files and folders are named by numbers; those of a table may go on with a part: 16384_fsm, 16384.1. */
function isOfUsers(name: string): boolean {
  return Number.parseInt(name, 10) >= FIRST_OF_USERS;
}
