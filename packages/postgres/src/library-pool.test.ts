import { openLibraryPool } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { expect, inject, test, vi } from "vitest";

test("connections of a library's pool that are lost end nothing, neither idle nor in use, and the next call gets another", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const pool = openLibraryPool(db.url, 1);
  const ask = async () => {
    const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
    return rows[0]?.pid;
  };
  const lose = (pid: number | undefined) => db.run(sql`select pg_terminate_backend(${pid}::int4)`);

  const idle = await ask();
  await lose(idle);
  await vi.waitFor(() => expect(pool.totalCount).toBe(0), { timeout: 30_000 });

  const client = await pool.connect();
  const ended = new Promise((resolve) => client.once("end", resolve));
  await lose((await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid);
  await ended;
  client.release(true);

  expect(await ask()).not.toBe(idle);
  await pool.end();
});
