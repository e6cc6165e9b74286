import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { literalsIn } from "./literals.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Whose words are not in the catalogue yet, or never will be. */
const EXCEPTIONS: readonly (readonly [path: string, why: string])[] = [
  ["apps/player/src/features/session/login/", "being rewritten"],
  ["apps/player/src/features/session/sign-out.tsx", "being rewritten"],
  ["apps/player/src/routes/login.tsx", "being rewritten"],
];

test("the player site takes its words from the catalogue", () => {
  const files = globSync("apps/player/src/**/*.tsx", { cwd: ROOT }).filter((path) => !EXCEPTIONS.some(([start]) => path.startsWith(start)));
  expect(files.flatMap((path) => literalsIn(path, readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
});

test("words between elements, in an attribute people hear and in a condition are each found, and classes are not", () => {
  const text = `
    <p className="font-bold" aria-label="Your money">
      You have {few ? "little" : "much"}
      <img alt="" src={art} /> {t("wallet.more")} 12 ₱ {count > 1 && "and more"}
      <Field name="bank" label={many ? "Banks" : t("bank")} />
    </p>`;
  expect(literalsIn("a.tsx", text).map((line) => line.split(": ")[1])).toEqual(["Your money", "You have", "little", "much", "and more", "Banks"]);
});
