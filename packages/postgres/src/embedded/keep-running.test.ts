import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { HAS_SMALL_DISKS, smallDisk } from "@perya/process/testing";
import { chmod, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepRunning, type KeptServer } from "./keep-running.ts";

vi.setConfig({ testTimeout: 120_000 });

const MOST_MS = 60_000;

/** A kept server with its messages, and a table in it. */
async function shop(directory: string, settings: readonly string[] = []) {
  const said: string[] = [];
  const lost = vi.fn<() => void>();
  const server = await keepRunning(
    { directory, settings },
    { say: (sentence) => said.push(sentence), onLost: lost },
  );
  onTestFinished(() => server.stop());
  const db = connect(server.url("postgres"), { connections: 2 });
  onTestFinished(() => db.close());
  await db.run(sql`create table kept (units int8, filler text)`);
  await db.run(sql`insert into kept values (7)`);
  return { server, db, said, lost };
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "perya-kept-"));
  await chmod(made, 0o755);
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return join(made, "postgres");
}

async function postmasterOf({ directory }: Pick<KeptServer, "directory">): Promise<number> {
  return Number((await readFile(join(directory, "pg", "postmaster.pid"), "utf8")).split("\n")[0]);
}

const units = (db: Database) => db.row(sql`select units from kept limit 1`);
const within = { timeout: MOST_MS, interval: 100 };

test("a server whose first process is killed comes back on its port with its data, says both once, and is not started again once it is stopped", async () => {
  const { server, db, said, lost } = await shop(await folder());
  process.kill(await postmasterOf(server), "SIGKILL");
  await vi.waitFor(() => expect(said.at(-1)).toBe("PostgreSQL runs again."), within);
  expect(said[0]).toBe(
    "PostgreSQL ended by itself (exit code 1). It is started again; until then " +
      "nothing can be bet or paid.",
  );
  await vi.waitFor(async () => expect(await units(db)).toEqual({ units: 7n }), within);
  const pid = await postmasterOf(server);
  const count = said.length;
  await server.stop();
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect([said.length, lost.mock.calls.length]).toEqual([count, 0]);
});

test("a server whose data are gone is given up, and no empty one takes their place", async () => {
  const directory = await folder();
  const { server, said, lost } = await shop(directory);
  await rename(join(directory, "pg"), join(directory, "moved"));
  process.kill(
    Number((await readFile(join(directory, "moved", "postmaster.pid"), "utf8")).split("\n")[0]),
    "SIGKILL",
  );
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), within);
  expect(said.at(-1)).toBe(
    `The data of PostgreSQL are gone from ${join(server.directory, "pg")}: bring ` +
      "them back, and start again.",
  );
  expect((await readdir(directory)).toSorted()).toEqual(["moved", "password"]);
});

test.runIf(HAS_SMALL_DISKS)(
  "a server that panics on a full disk says so once, waits, and goes on with everything that was committed when there is room",
  async () => {
    await using disk = await smallDisk("300m");
    const { db, said, lost } = await shop(join(disk.folder, "postgres"), [
      "max_wal_size=1GB",
      "checkpoint_timeout=1h",
    ]);
    await disk.fill(4 * 1024 * 1024);
    let committed = 0n;
    const write = async () => {
      for (;;)
        committed += BigInt(
          await db.run(
            sql`insert into kept select 7, repeat(md5(g::text), 60) from generate_series(1, 500) g`,
          ),
        );
    };
    await expect(write()).rejects.toThrow(
      /No space left|Check free disk space|ECONNRESET|Connection terminated|could not/,
    );
    // Small statements still fill the log when tables have no room left.
    await vi.waitFor(async () => {
      await db.run(sql`update kept set units = 7 where filler is null`).catch(() => undefined);
      await db.run(sql`select pg_switch_wal()`).catch(() => undefined);
      expect(said.at(-1)).toMatch(
        /^The disk of \S+ is full: PostgreSQL starts again when there is space\.$/,
      );
    }, within);
    await disk.makeRoom();
    await vi.waitFor(() => expect(said.at(-1)).toBe("PostgreSQL runs again."), within);
    expect(said.filter((sentence) => sentence.startsWith("The disk of"))).toHaveLength(1);
    await vi.waitFor(
      async () =>
        expect(await db.row(sql`select count(*) as n from kept where filler is not null`)).toEqual({
          n: committed,
        }),
      within,
    );
    expect(lost).not.toHaveBeenCalled();
  },
);
