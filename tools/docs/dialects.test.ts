import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIALECT_NAMES } from "@perya/wallet-protocol";
import { expect, test } from "vitest";
import { strategyOf } from "../../apps/player/worker/strategy.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Places that lack a new dialect and that the compiler does not report. */
function missingOf(dialect: string): string[] {
  const schema = readFileSync(join(ROOT, "apps/platform/schema.sql"), "utf8");
  const [, allowed = ""] = /constraint vendor_dialect_check (.*)/.exec(schema) ?? [];
  const url = `https://play.example/wallet/${dialect}/acme`;
  const strategy = strategyOf({ method: "GET", mode: "navigate", url }, "https://play.example");
  return [
    ...(allowed.includes(`'${dialect}'`) ? [] : ["the check of vendor.dialect"]),
    ...(strategy === "none" ? [] : ["apps/player/worker/strategy.ts"]),
  ];
}

test("the database and the site's worker know every dialect", () => {
  expect(DIALECT_NAMES.flatMap(missingOf)).toEqual([]);
});

test("a dialect that they don't know is found", () => {
  expect(missingOf("demo")).toEqual([
    "the check of vendor.dialect",
    "apps/player/worker/strategy.ts",
  ]);
});
