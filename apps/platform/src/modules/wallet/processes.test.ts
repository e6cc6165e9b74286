import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { openBook } from "./testing/open-book.ts";

const run = promisify(execFile);

interface Answered {
  readonly key: string;
  readonly ok: boolean;
  readonly entry: string | undefined;
}

test("two processes that bet for the same players with the same ids lose nothing and double nothing", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const book = openBook(db);
  const players = await Promise.all(Array.from({ length: 12 }, () => book.playerWith(5_000n)));
  const env = {
    ...process.env,
    DATABASE_URL: db.url,
    PLAYERS: JSON.stringify(players.map(String)),
    KEYS: JSON.stringify(Array.from({ length: 150 }, () => randomUUID())),
  };
  const program = join(import.meta.dirname, "testing/bettor-process.ts");
  const outputs = await Promise.all(
    [1, 2].map(() => run(process.execPath, [program], { env, maxBuffer: 64 * 1024 * 1024 })),
  );
  const answered = outputs
    .flatMap(({ stdout }) => JSON.parse(stdout) as Answered[])
    .filter((answer) => answer.ok);

  const entriesOf = Map.groupBy(answered, (answer) => answer.key);
  expect(
    [...entriesOf.values()].filter(
      (answers) => new Set(answers.map((answer) => answer.entry)).size > 1,
    ),
  ).toEqual([]);
  const stored = new Set(
    (
      await db.rows<{ entry: string }>(sql`select player || '-' || seq as entry from wallet_entry`)
    ).map((row) => row.entry),
  );
  expect(answered.filter((answer) => !stored.has(answer.entry ?? ""))).toEqual([]);
  expect(answered.length).toBeGreaterThan(300);
  expect((await book.verify()).books.flatMap((one) => one.problems)).toEqual([]);
  expect((await book.verify()).green).toBe(true);
  await book.wallet.close();
});
