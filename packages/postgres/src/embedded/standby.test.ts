import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { startEmbedded, startStandby } from "@perya/postgres/embedded";
import { openForwarder } from "@perya/postgres/testing";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), "perya-standby-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
};
const count = async (db: Database) =>
  (await db.row<{ rows: bigint }>(sql`select count(*) as rows from note`))?.rows;

test("a standby made while the primary is written to follows it through a network, waits while that is cut, and is a primary once promoted", async () => {
  const primary = await startEmbedded({ directory: await folder(), throwaway: true });
  await using network = await openForwarder(primary.port);
  const db = connect(primary.url("postgres"));
  await db.run(sql`create table note as select generate_series(1, 20000) as id`);
  await db.run(sql`alter system set synchronous_standby_names = 'ANY 1 (second)'`);
  let over = false;
  const writing = (async () => {
    while (!over) await db.run(sql`insert into note select 1 from generate_series(1, 50)`);
  })();
  const standby = await startStandby({
    primary,
    directory: await folder(),
    name: "second",
    primaryPort: network.port,
    throwaway: true,
  });
  over = true;
  await writing;
  const copy = connect(standby.url("postgres"), { connections: 1 });
  const written = await count(db);
  await vi.waitFor(async () => expect(await count(copy)).toBe(written), 30_000);
  await expect(copy.run(sql`insert into note values (0)`)).rejects.toMatchObject({ code: "25006" });

  network.cut();
  await db.run(sql`insert into note values (0)`);
  expect(await count(copy)).toBe(written);
  network.reconnect();
  await vi.waitFor(async () => expect(await count(copy)).toBe((written ?? 0n) + 1n), 30_000);

  await primary.kill();
  await standby.promote();
  // The primary's list of standbys does not apply here, so a commit waits for no standby.
  await copy.run(sql`set synchronous_commit = on`);
  await copy.run(sql`insert into note values (-1)`);
  expect(await count(copy)).toBe((written ?? 0n) + 2n);
  await Promise.all([db.close(), copy.close()]);
  await standby.stop();
});
