import { connect } from "@perya/postgres";
import { cloneDatabase } from "@perya/postgres/testing";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { ROOT, schemaText, SCHEMAS } from "./schemas.ts";

const APPS = ["platform", "studio", "gateway"] as const;

test.each(APPS)(
  "the schema of the %s is the one its migrations make; if not, run `npm run schema` and commit",
  async (app) => {
    await using db = await cloneDatabase(inject(app));
    expect(await readFile(join(ROOT, SCHEMAS[app]), "utf8")).toBe(await schemaText(app, db.url));
  },
);

test.each(APPS)("the schema of the %s makes the same one in an empty database", async (app) => {
  await using empty = await cloneDatabase({ ...inject(app), template: "template1" });
  const text = await readFile(join(ROOT, SCHEMAS[app]), "utf8");
  const db = connect(empty.url, { connections: 1 });
  await db.hold().then((client) => client.query(text).finally(() => client.release(true)));
  await db.close();
  expect(await schemaText(app, empty.url)).toBe(text);
});
