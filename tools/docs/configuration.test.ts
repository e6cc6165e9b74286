import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { environment as platform } from "../../apps/platform/src/config.ts";
import { environment as gateway } from "../../apps/sandbox-gateway/src/config.ts";
import { environment as studio } from "../../apps/studio/src/config.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
/** An environment's schema, as far as the page describes it. */
interface Environment {
  readonly shape: Readonly<
    Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } } | undefined>
  >;
}

const parts: Readonly<Record<string, Environment>> = { platform, studio, gateway };
const NAMES = /`([A-Z][A-Z\d_]+)`/g;

/** Variables and their documented defaults, from the table of one part of the page. */
function documented(part: string): Map<string, string> {
  const rows = part
    .split("\n")
    .flatMap((line) =>
      line.startsWith("| `") ? [line.split("|").map((cell) => cell.trim())] : [],
    );
  return new Map(
    rows.flatMap(([, names = "", , defaults = ""]) => {
      const said = defaults.includes("`, `") ? defaults.split(", ") : [];
      return [...names.matchAll(NAMES)].map(
        ([, name = ""], at) => [name, said[at] ?? defaults] as const,
      );
    }),
  );
}

const sections = read("docs/configuration.md").split("\n## ").slice(1);

test.each(
  Object.entries(parts).map(([name, schema], at) => ({
    name,
    schema,
    section: sections[at] ?? "",
  })),
)(
  "the configuration page lists every variable of the $name, with its default",
  ({ schema, section }) => {
    const told = documented(section);
    expect([...told.keys()].toSorted()).toEqual(Object.keys(schema.shape).toSorted());
    for (const [name, said] of told) {
      const unset = schema.shape[name]?.safeParse(undefined);
      expect(`${name} ${said === "required"}`).toBe(`${name} ${!unset?.success}`);
      if (said.startsWith("`"))
        expect(`${name} ${said}`).toBe(`${name} \`${String(unset?.data)}\``);
    }
  },
);

test("the README names no variable that nothing reads", () => {
  const known = new Set([
    "DATA_DIR",
    "PERYA_BROWSER",
    ...Object.values(parts).flatMap((schema) => Object.keys(schema.shape)),
  ]);
  const table = read("README.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .join("\n");
  const named = [...table.matchAll(NAMES)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
