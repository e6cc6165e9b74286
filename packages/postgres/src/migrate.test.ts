import { testFolder } from "@perya/process/testing";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { CannotStart } from "@perya/process";
import { expect, inject, test } from "vitest";
import { migrate } from "./migrate.ts";

test("processes that start together apply each migration once and all come up", async () => {
  await using db = await cloneDatabase({ ...inject("platform"), template: "template0" });
  const folder = await testFolder();
  await writeFile(
    join(folder, "20260101000000_toys.sql"),
    "-- Up Migration\ncreate table toy (name text);\ninsert into toy values ('top');\n",
  );
  const applied = await Promise.all([1, 2, 3].map(() => migrate(db.url, [join(folder, "*.sql")])));
  expect(applied.flat()).toEqual(["20260101000000_toys"]);
  expect(await db.rows(sql`select name from toy`)).toEqual([{ name: "top" }]);
});

test("work that was begun earlier and joined later is applied at the next start, once", async () => {
  await using db = await cloneDatabase({ ...inject("platform"), template: "template0" });
  const folder = await testFolder();
  await writeFile(
    join(folder, "20260102000000_toys.sql"),
    "-- Up Migration\ncreate table toy (name text);\n",
  );
  await migrate(db.url, [join(folder, "*.sql")]);
  await writeFile(
    join(folder, "20260101000000_games.sql"),
    "-- Up Migration\ncreate table game (name text);\n",
  );
  expect(await migrate(db.url, [join(folder, "*.sql")])).toEqual(["20260101000000_games"]);
  expect(await migrate(db.url, [join(folder, "*.sql")])).toEqual([]);
});

test("a database that another version has changed is refused in words, and left as it is", async () => {
  await using db = await cloneDatabase({ ...inject("platform"), template: "template0" });
  const [theirs, ours] = [await testFolder(), await testFolder()];
  await writeFile(
    join(theirs, "20260102000000_toys.sql"),
    "-- Up Migration\ncreate table toy (name text);\n",
  );
  await migrate(db.url, [join(theirs, "*.sql")]);
  await writeFile(join(ours, "20260103000000_later.sql"), "-- Up Migration\ndrop table toy;\n");
  await expect(migrate(db.url, [join(ours, "*.sql")])).rejects.toThrow(
    /made by another version of Perya.*20260102000000_toys/,
  );
  expect(await db.rows(sql`select name from toy`)).toEqual([]);
});

test.each([
  [
    "nobody listens there",
    (url: string) => url.replace(/:\d+\//, ":1/"),
    /database "[^"]+" at 127\.0\.0\.1:1 can't be used \(connect ECONNREFUSED/,
  ],
  [
    "the password is wrong",
    (url: string) => url.replace(/:[^:@]+@/, ":wrong@"),
    /can't be used \(password authentication failed/,
  ],
  [
    "there is no such database",
    (url: string) => `${url}_not`,
    /can't be used \(database "[^"]+_not" does not exist\): start it, or correct its address/,
  ],
])(
  "when %s, the person who starts it reads one sentence, never the password",
  async (_what, spoil, sentence) => {
    await using db = await cloneDatabase({ ...inject("platform"), template: "template0" });
    const password = new URL(db.url).password;
    const fault = await migrate(spoil(db.url), []).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(CannotStart);
    expect((fault as Error).message).toMatch(sentence);
    expect((fault as Error).message).not.toContain(password);
  },
);
