import { makeFolder, writeWhole } from "@perya/process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { guard } from "./guard.ts";
import { isFull } from "./is-full.ts";
import { runAs, type Unprivileged } from "./run-as.ts";

/**
 * Marks a finished data directory. PostgreSQL writes its own `PG_VERSION` long before `initdb`
 * ends.
 */
const FINISHED = "perya-finished";
/**
 * Prefix of directories in the making. Each try uses a different name, so that an `initdb` left
 * running by a killed try can't write into the next one.
 */
const UNFINISHED = "pg.unfinished-";
/** PostgreSQL numbers everything that `initdb` did not make from this id on. */
const FIRST_OF_USERS = 16_384;
const PASSWORD_BYTES = 24;
/**
 * Repeated hashing protects passwords that people choose. This one is random, and every connection
 * would pay for the hashing on both sides.
 */
const OWN_PASSWORD = "scram_iterations=1";
const NAME_BYTES = 6;

export interface Initialisation {
  readonly directory: string;
  readonly initdb: string;
  readonly user: Unprivileged;
  readonly throwaway: boolean;
}

/**
 * Makes the data directory `pg` and its password, unless both exist. A try that was killed or ran
 * out of space is removed and repeated. A directory made by an earlier version has no mark, and
 * counts as finished once it holds any data.
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
      ? new Error(`The disk of ${directory} is full: free some space and start again.`, {
          cause: fault,
        })
      : fault;
  }
}

/**
 * Removes unfinished directories. An `initdb` left running by a killed try may still write into one
 * until its guardian stops it; then the next start removes the rest.
 */
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
  const release = guard({ pid: running.pid, data: making, scrap: making });
  try {
    await running.untilExit();
  } finally {
    release();
  }
}

/**
 * Whether a data directory is complete. Throws when it can't be read, so that it is not removed.
 */
async function isFinished(data: string): Promise<boolean> {
  if (existsSync(join(data, FINISHED))) return true;
  if (!existsSync(join(data, "PG_VERSION"))) return false;
  return holdsAnything(join(data, "base"));
}

/** Whether there is a database besides the three that `initdb` makes, or a table in one of them. */
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

/** Files and folders are named by numbers; a table's file may have a suffix: 16384_fsm, 16384.1. */
function isOfUsers(name: string): boolean {
  return Number.parseInt(name, 10) >= FIRST_OF_USERS;
}
