import { connect } from "@perya/postgres";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tableOwners } from "../tidy/foreign-tables.ts";
import { readSchema } from "./read-schema.ts";
import { writeSchema } from "./write-schema.ts";

export const ROOT = join(import.meta.dirname, "../..");

/** The applications that have a database, and the file its schema stands in. */
export const SCHEMAS = {
  platform: "apps/platform/schema.sql",
  studio: "apps/studio/schema.sql",
  gateway: "apps/sandbox-gateway/schema.sql",
} as const;

export type App = keyof typeof SCHEMAS;

/** The text of an application's schema file, read from a migrated database. */
export async function schemaText(app: App, url: string): Promise<string> {
  const folder = SCHEMAS[app].replace("/schema.sql", "");
  const migrations = globSync(`${folder}/src/**/migrations/*.sql`, { cwd: ROOT }).map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), "utf8"),
  }));
  const owners = tableOwners(migrations).get(folder);
  const db = connect(url, { connections: 1 });
  try {
    return writeSchema(
      await readSchema(db),
      (table) => owners?.get(table) ?? "the migrations that ran",
    );
  } finally {
    await db.close();
  }
}
