import { connect } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { HAS_SMALL_DISKS, smallDisk } from "@perya/process/testing";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startEmbedded } from "./start.ts";

// Each test makes one or more databases, and other work may keep the disk busy.
vi.setConfig({ testTimeout: 120_000 });

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "perya-initialise-"));
  await chmod(made, 0o755);
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return join(made, "postgres");
}

/** Starts a server in a process of its own and kills that process as soon as `when` holds. */
async function killStarter(directory: string, when: () => Promise<boolean>): Promise<void> {
  const start = JSON.stringify(join(import.meta.dirname, "start.ts"));
  const script = `const { startEmbedded } = await import(${start});
    await startEmbedded({ directory: ${JSON.stringify(directory)} });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit");
  await vi.waitFor(async () => expect(await when()).toBe(true), { timeout: 20_000, interval: 2 });
  child.kill("SIGKILL");
  await ended;
}

/** The data directory in the making, wherever it is until it is finished. */
async function making(directory: string, not: readonly string[] = []): Promise<string | undefined> {
  const names = await readdir(directory).catch(() => []);
  const found = names.find((name) => name.startsWith("pg") && !not.includes(name));
  return found && join(directory, found);
}

async function startsAndWorks(directory: string): Promise<void> {
  const server = await startEmbedded({ directory, throwaway: true });
  await server.ensureDatabase("shop");
  const db = connect(server.url("shop"));
  expect(await db.row(sql`select 1 as one`)).toEqual({ one: 1 });
  await db.close();
  await server.stop();
}

/**
 * Moments of initdb, the last ones first, each identified by a file that exists from then on; the
 * earliest by its folder.
 */
const MOMENTS = ["base/5", "base/4", "base/1/pg_filenode.map", "pg_hba.conf", "PG_VERSION", ""];

/** How often a moment is tried. */
const TRIES = 5;

test("first starts killed at one moment of initdb after the other are made again by the next one", async () => {
  let directory = await folder();
  for (const file of MOMENTS) {
    let killed = false;
    for (let tries = 0; tries < TRIES && !killed; tries++) {
      // A busy machine noticed the moment too late.
      if (tries > 0) directory = await folder();
      const before = await readdir(directory).catch(() => []);
      // Each try begins again from nothing, so it reaches its moment only after passing the
      // leftovers of the try before.
      await killStarter(directory, async () => {
        const data = await making(directory, before);
        return data !== undefined && existsSync(join(data, file));
      });
      killed = !existsSync(join(directory, "pg"));
    }
    expect(killed, `killed at ${file}`).toBe(true);
  }
  await startsAndWorks(directory);
  expect((await readdir(directory)).toSorted()).toEqual(["password", "pg"]);
});

test("what a killed first start left running ends with it, and clears away what it had made", async () => {
  const directory = await folder();
  await killStarter(directory, async () =>
    existsSync(join((await making(directory)) ?? "/none", "pg_hba.conf")),
  );
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual(["password"]), 20_000);
});

test("a directory that an earlier version left unfinished is made again, and one that it finished and used stays", async () => {
  const directory = await folder();
  const first = await startEmbedded({ directory, throwaway: true });
  await first.stop();
  // As directories were before the mark existed: with PG_VERSION, and nothing yet besides what
  // initdb made.
  const [data, mark] = [join(directory, "pg"), join(directory, "pg", "perya-finished")];
  await rm(mark);
  await rm(join(data, "global"), { recursive: true });
  await rm(join(data, "base", "5"), { recursive: true });
  await startsAndWorks(directory);
  expect(existsSync(mark)).toBe(true);

  await rm(mark);
  const password = await readFile(join(directory, "password"), "utf8");
  const again = await startEmbedded({ directory, throwaway: true });
  expect(await readFile(join(directory, "password"), "utf8")).toBe(password);
  const db = connect(again.url("shop"));
  await db.run(sql`create table kept as select 7::int8 as units`);
  await db.close();
  await again.stop();
});

test("a directory without the mark whose only table stands in the server's own database stays", async () => {
  const directory = await folder();
  const first = await startEmbedded({ directory, throwaway: true });
  const db = connect(first.url("postgres"));
  await db.run(sql`create table kept as select 7::int8 as units`);
  await db.close();
  await first.stop();
  await rm(join(directory, "pg", "perya-finished"));
  const second = await startEmbedded({ directory, throwaway: true });
  const again = connect(second.url("postgres"));
  expect(await again.row(sql`select units from kept`)).toEqual({ units: 7n });
  await again.close();
  await second.stop();
});

test.runIf(HAS_SMALL_DISKS)(
  "a disk too small for a database says so, leaves nothing that keeps it full, and is enough once there is room",
  async () => {
    await using disk = await smallDisk("200m");
    await disk.fill(20 * 1024 * 1024);
    const directory = join(disk.folder, "postgres");
    await expect(startEmbedded({ directory, throwaway: true })).rejects.toThrow(
      `The disk of ${directory} is full: free some space and start again.`,
    );
    expect(await readdir(directory)).toEqual(["password"]);
    await disk.makeRoom();
    await startsAndWorks(directory);
    expect((await stat(join(directory, "password"))).mode & 0o077).toBe(0);
  },
);
