import { makeFolder } from "@perya/process";
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { installedPostgres } from "./binaries.ts";
import { place } from "./place.ts";
import { unprivileged } from "./run-as.ts";
import { startEmbedded, type EmbeddedOptions, type EmbeddedServer } from "./start.ts";
import { withClient } from "./with-client.ts";

interface StandbyOptions extends Omit<EmbeddedOptions, "mustExist"> {
  readonly primary: EmbeddedServer;
  /**
   * Its name at the primary, for `synchronous_standby_names` and its replication slot: lower-case
   * letters, digits and underscores.
   */
  readonly name: string;
  /**
   * The port of 127.0.0.1 where it reaches the primary, for tests with a forwarder between them.
   */
  readonly primaryPort?: number;
}

export interface Standby extends EmbeddedServer {
  /**
   * Makes it a primary; resolves when it accepts writes. From then on it follows no server, and
   * waits for no standby.
   */
  promote(): Promise<void>;
}

/**
 * Files that belong to the primary alone. Its `alter system` settings are among them: with the
 * primary's `synchronous_standby_names` a promoted standby would wait for itself.
 */
const PRIMARYS_FILES: ReadonlySet<string> = new Set([
  "postmaster.pid",
  "postmaster.opts",
  "postgresql.auto.conf",
  "standby.signal",
  "backup_label",
]);
/**
 * Folders that start empty on a standby: the log comes over the connection, and the rest belongs to
 * a running server (pg_basebackup leaves them out as well).
 */
const EMPTY_FOLDERS: ReadonlySet<string> = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const NAME = /^[a-z\d_]{1,63}$/;
const PROMOTION_S = 60;

/**
 * Starts a streaming standby of an embedded server from a base backup over SQL while the primary
 * serves: npm's PostgreSQL comes without pg_basebackup. A slot makes the primary keep its log for
 * the standby. An existing copy is never reused, so the directory must be empty or missing.
 */
export async function startStandby({
  primary,
  name,
  primaryPort,
  ...options
}: StandbyOptions): Promise<Standby> {
  if (!NAME.test(name))
    throw new RangeError(`A standby's name has small letters, digits and underscores, not ${name}`);
  const user = await unprivileged();
  const { directory } = await place(await installedPostgres(), resolve(options.directory), user);
  const data = join(directory, "pg");
  await makeFolder(directory);
  await copyFile(join(primary.directory, "password"), join(directory, "password"));
  const label = await backUp(primary, name, data);
  const source = new URL(primary.url("postgres"));
  const conninfo = `host=${source.hostname} port=${primaryPort ?? primary.port} user=${source.username} password=${source.password} application_name=${name}`;
  await writeFile(join(data, "backup_label"), label);
  await writeFile(
    join(data, "postgresql.auto.conf"),
    `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${name}'\n`,
  );
  await writeFile(join(data, "standby.signal"), "");
  await user.own(directory);
  const server = await startEmbedded({ ...options, mustExist: true });
  return { ...server, promote: () => promote(server.url("postgres")) };
}

/**
 * Copies the primary's data between the start and the stop of a backup, which must run in one
 * session. Returns the content of `backup_label`.
 */
async function backUp(primary: EmbeddedServer, name: string, data: string): Promise<string> {
  return withClient(primary.url("postgres"), async (client) => {
    await client.query("select pg_create_physical_replication_slot($1, true)", [name]);
    await client.query("select pg_backup_start($1, true)", [name]);
    await copyFolder(join(primary.directory, "pg"), data, true);
    const { rows } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(false)",
    );
    return rows[0]?.labelfile ?? "";
  });
}

/** Skips files that the server removes meanwhile: the log tells the standby about them. */
async function copyFolder(from: string, to: string, top: boolean): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (top && PRIMARYS_FILES.has(entry.name)) continue;
    if (top && EMPTY_FOLDERS.has(entry.name)) await mkdir(target, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, target, false);
    else await copyFile(source, target).catch(unlessGone);
  }
}

function unlessGone(fault: NodeJS.ErrnoException): void {
  if (fault.code !== "ENOENT") throw fault;
}

async function promote(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ done: boolean }>("select pg_promote(true, $1) as done", [
      PROMOTION_S,
    ]);
    if (rows[0]?.done !== true)
      throw new Error(`The standby was not promoted within ${PROMOTION_S} s`);
  });
}
