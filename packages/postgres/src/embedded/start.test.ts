import { testFolder } from "@perya/process/testing";
import { connect } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { forgottenRefuges } from "./refuge.ts";
import { startEmbedded } from "./start.ts";

/**
 * A folder that root's server can use directly: data that moved elsewhere would be left behind when
 * temporary files are cleared.
 */
async function folder(): Promise<string> {
  const made = await testFolder();
  await chmod(made, 0o755);
  return made;
}

test("a second start finds what the first one wrote", async () => {
  const directory = join(await folder(), "postgres");
  const first = await startEmbedded({ directory });
  await first.ensureDatabase("shop");
  const db = connect(first.url("shop"));
  await db.run(sql`create table kept as select 7::int8 as units`);
  await db.close();
  await first.stop();

  const second = await startEmbedded({ directory });
  const again = connect(second.url("shop"));
  expect(await again.row(sql`select units from kept`)).toEqual({ units: 7n });
  await again.close();
  await second.stop();
});

test("a server left over by a killed starter is stopped before the next one starts", async () => {
  const directory = join(await folder(), "postgres");
  const leftover = await startEmbedded({ directory });
  const next = await startEmbedded({ directory });
  expect(next.pid).not.toBe(leftover.pid);
  await next.stop();
});

test("a server killed with all its processes comes back on its port with everything that was committed", async () => {
  const directory = join(await folder(), "postgres");
  const first = await startEmbedded({ directory });
  const db = connect(first.url("postgres"));
  await db.run(sql`create table kept as select 7::int8 as units`);
  const cut = db.inTransaction(async (tx) => {
    await tx.run(sql`update kept set units = 8`);
    await first.kill();
    await tx.run(sql`select 1`);
  });
  await expect(cut).rejects.toThrow(/connection|ECONNRESET/i);
  const second = await startEmbedded({ directory, port: first.port });
  expect(await db.row(sql`select units from kept`)).toEqual({ units: 7n });
  await db.close();
  await second.stop();
});

/** A process that starts a server and then waits to be killed; returns the server it started. */
async function starter(directory: string, throwaway: boolean) {
  const start = JSON.stringify(join(import.meta.dirname, "start.ts"));
  const script = `const { startEmbedded } = await import(${start});
    const { pid, port, url } = await startEmbedded({
      directory: ${JSON.stringify(directory)}, throwaway: ${throwaway}
    });
    process.send({ pid, port, url: url("postgres") });
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [server] = (await once(child, "message")) as [{ pid: number; port: number; url: string }];
  return { child, server };
}

const runs = (pid: number) =>
  stat(`/proc/${pid}`).then(
    () => true,
    () => false,
  );

describe.runIf(process.platform === "linux")("a starter killed with SIGKILL", () => {
  test("takes its throwaway server with it, and leaves no files", async () => {
    const directory = await folder();
    const { child, server } = await starter(directory, true);
    const db = connect(server.url);
    expect(await db.row(sql`select 1 as one`)).toEqual({ one: 1 });
    child.kill("SIGKILL");
    await vi.waitFor(async () => expect(await runs(server.pid)).toBe(false), {
      timeout: 10_000,
      interval: 50,
    });
    await vi.waitFor(() => expect(existsSync(directory)).toBe(false), 10_000);
    await db.close();
  });

  test("takes its kept server with it once nobody talks to it any more, and the data are there at the next start", async () => {
    const directory = join(await folder(), "postgres");
    const { child, server } = await starter(directory, false);
    const db = connect(server.url, { connections: 1 });
    await db.run(sql`create table kept as select 7::int8 as units`);
    child.kill("SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await db.row(sql`select units from kept`)).toEqual({ units: 7n });
    await db.close();
    await vi.waitFor(async () => expect(await runs(server.pid)).toBe(false), {
      timeout: 10_000,
      interval: 50,
    });
    const next = await startEmbedded({ directory });
    const again = connect(next.url("postgres"));
    expect(await again.row(sql`select units from kept`)).toEqual({ units: 7n });
    await again.close();
    await next.stop();
  });
});

test.runIf(process.getuid?.() === 0)(
  "under a folder that only root can enter, the server moves to one its user can",
  async () => {
    const home = await folder();
    await chmod(home, 0o700);
    const server = await startEmbedded({ directory: join(home, "data", "postgres") });
    expect(server.directory).toMatch(/^\/var\/lib\/perya\//);
    const db = connect(server.url("postgres"));
    expect(await db.row(sql`select 1 as one`)).toEqual({ one: 1 });
    await db.close();
    const refuge = join(server.directory, "..");
    const named = async () =>
      (await forgottenRefuges()).some((forgotten) => forgotten.refuge === refuge);
    await rm(home, { recursive: true });
    expect(await named()).toBe(false);
    await server.stop();
    expect(await named()).toBe(true);
    await rm(refuge, { recursive: true });
  },
);
