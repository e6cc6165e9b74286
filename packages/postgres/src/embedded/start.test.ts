import { connect, sql } from "@perya/postgres";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEmbedded } from "./start.ts";

async function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "perya-embedded-"));
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

test.runIf(process.getuid?.() === 0)("under a folder that only root can enter, the server moves to one its user can", async () => {
  const home = await folder();
  await chmod(home, 0o700);
  const server = await startEmbedded({ directory: join(home, "data", "postgres") });
  expect(server.directory).toMatch(/^\/var\/lib\/perya\//);
  const db = connect(server.url("postgres"));
  expect(await db.row(sql`select 1 as one`)).toEqual({ one: 1 });
  await db.close();
  await server.stop();
  await rm(join(server.directory, ".."), { recursive: true });
});
