import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "@perya/postgres";
import { cloneDatabase } from "@perya/postgres/testing";
import { expect, inject, test } from "vitest";
import { migrate } from "./migrate.ts";

test("processes that start together apply each migration once and all come up", async () => {
  await using db = await cloneDatabase({ ...inject("platform"), template: "template0" });
  const folder = await mkdtemp(join(tmpdir(), "perya-migrations-"));
  await writeFile(join(folder, "20260101000000_toys.sql"), "-- Up Migration\ncreate table toy (name text);\ninsert into toy values ('top');\n");
  const applied = await Promise.all([1, 2, 3].map(() => migrate(db.url, [join(folder, "*.sql")])));
  expect(applied.flat()).toEqual(["20260101000000_toys"]);
  expect(await db.rows(sql`select name from toy`)).toEqual([{ name: "top" }]);
});

test("a database with another history is refused in words, and left as it is", async () => {
  await using db = await cloneDatabase({ ...inject("platform"), template: "template0" });
  const folder = await mkdtemp(join(tmpdir(), "perya-migrations-"));
  await writeFile(join(folder, "20260102000000_toys.sql"), "-- Up Migration\ncreate table toy (name text);\n");
  await migrate(db.url, [join(folder, "*.sql")]);
  await writeFile(join(folder, "20260101000000_earlier.sql"), "-- Up Migration\ndrop table toy;\n");
  await expect(migrate(db.url, [join(folder, "*.sql")])).rejects.toThrow("made by another version of Perya");
  expect(await db.rows(sql`select name from toy`)).toEqual([]);
});
