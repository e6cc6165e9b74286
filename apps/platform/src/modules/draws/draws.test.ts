import { commitmentOf } from "@perya/fair";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, describe, expect, inject, test } from "vitest";
import { commitDraws, openSeed } from "./index.ts";

const db = await cloneDatabase(inject("platform"));
afterAll(() => db.close());
const KEY = "k".repeat(40);
const [ONE, TWO] = ["a".repeat(64), "b".repeat(64)];

describe("seeds of draws", () => {
  test("are committed to before they are opened, and what is opened is what was committed to", async () => {
    const commitments = await commitDraws(db, KEY, ["G:1", "G:2"]);
    const opened = await openSeed(db, KEY, "G:1", ONE);
    expect(opened.ok && commitmentOf(opened.value)).toBe(commitments.get("G:1"));
    expect(new Set(commitments.values()).size).toBe(2);
  });

  test("keep their commitment when two processes ask for the same draws at once", async () => {
    const labels = Array.from({ length: 50 }, (_, at) => `H:${at}`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => db.inTransaction((tx) => commitDraws(tx, KEY, labels))),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await commitDraws(db, KEY, labels)).toEqual(answers[0]);
  });

  test("open for one entropy only: the same one again answers the same seed, another is refused for good", async () => {
    await commitDraws(db, KEY, ["G:3"]);
    const first = await openSeed(db, KEY, "G:3", ONE);
    expect(await openSeed(db, KEY, "G:3", ONE)).toEqual(first);
    expect(await openSeed(db, KEY, "G:3", TWO)).toMatchObject({
      ok: false,
      refusal: "OPENED_FOR_ANOTHER",
    });
    expect(await openSeed(db, KEY, "nothing", ONE)).toMatchObject({
      ok: false,
      refusal: "NO_SUCH_DRAW",
    });
  });

  test("can't be read in the database, nor moved to another draw", async () => {
    await commitDraws(db, KEY, ["G:4", "G:5"]);
    const opened = await openSeed(db, KEY, "G:4", ONE);
    const row = await db.row<{ sealed: Buffer }>(
      sql`select sealed from draw_seed where label = 'G:4'`,
    );
    expect(opened.ok && row?.sealed.includes(opened.value)).toBe(false);
    await db.run(sql`
      update draw_seed set sealed = (select sealed from draw_seed where label = 'G:4')
      where label = 'G:5'`);
    await expect(openSeed(db, KEY, "G:5", ONE)).rejects.toThrow("unable to authenticate data");
  });
});
