import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { literalsIn } from "./literals.ts";

const ROOT = join(import.meta.dirname, "../..");

test("the player site takes its words from the catalogue", () => {
  const files = globSync("apps/player/src/**/*.tsx", { cwd: ROOT });
  expect(files.flatMap((path) => literalsIn(path, readFileSync(join(ROOT, path), "utf8")))).toEqual(
    [],
  );
});

test("words between elements, in an attribute people hear and in a condition are each found, and classes are not", () => {
  const text = `
    <p className="font-bold" aria-label="Your money">
      You have {few ? "little" : "much"}
      <img alt="" src={art} /> {t("wallet.more")} 12 ₱ {count > 1 && "and more"}
      <Field name="bank" label={many ? "Banks" : t("bank")} />
    </p>`;
  expect(literalsIn("a.tsx", text).map((line) => line.split(": ")[1])).toEqual([
    "Your money",
    "You have",
    "little",
    "much",
    "and more",
    "Banks",
  ]);
});
