import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  areaIn,
  areasOf,
  compileAll,
  FIRST_LANGUAGE,
  flat,
  OTHER_LANGUAGES,
  readArea,
} from "./catalogue.ts";
import { declarations } from "./declare.ts";
import { usedIn } from "./used-in.ts";

const ROOT = join(import.meta.dirname, "../..");
const sources = globSync("apps/player/src/**/*.{ts,tsx}", {
  cwd: ROOT,
  exclude: (path) => /\.(test|d\.json)\./.test(path),
}).map((path) => readFileSync(join(ROOT, path), "utf8"));

test("every message can be read, and none is empty", () => {
  for (const area of areasOf(FIRST_LANGUAGE)) {
    expect(() => compileAll(readArea(FIRST_LANGUAGE, area))).not.toThrow();
    expect(flat(readArea(FIRST_LANGUAGE, area)).filter(([, text]) => text.trim() === "")).toEqual(
      [],
    );
  }
});

test("what a message is given keeps its own direction in a language that is read from the right", () => {
  const title = (language: string) =>
    new Map(flat(areaIn(language, "wallet"))).get("confirm.title");
  expect(title("ar")).toBe("سحب \u2068{amount}\u2069؟");
  expect(title("en")).toBe("Withdraw {amount}?");
  for (const language of OTHER_LANGUAGES)
    for (const area of areasOf(FIRST_LANGUAGE))
      expect(() => compileAll(areaIn(language, area))).not.toThrow();
});

test("the compiler knows the messages as they are now", () => {
  for (const [path, text] of declarations())
    expect(readFileSync(join(ROOT, path), "utf8"), `${path}: run npm run messages`).toBe(text);
});

/** Said by the code of what the server refuses: no source names them one by one. */
const BY_CODE = "refusals";

test("every message is said somewhere", () => {
  const named = areasOf(FIRST_LANGUAGE).filter((area) => area !== BY_CODE);
  const unused = named.flatMap((area) => {
    const used = usedIn(sources, area);
    return flat(readArea(FIRST_LANGUAGE, area))
      .map(([key]) => key)
      .filter((key) => !used(key))
      .map((key) => `${area}: ${key}`);
  });
  expect(unused).toEqual([]);
});

test("a message nobody says and one that can't be read are each found", () => {
  const used = usedIn(
    ['const t = useText("wallet"); t("fee"); t(`state.${state}`); t(`way.${name}.title`);'],
    "wallet",
  );
  expect(
    ["fee", "state.paid", "way.bank.title", "way.bank.text", "limit"].filter((key) => !used(key)),
  ).toEqual(["way.bank.text", "limit"]);
  expect(() => compileAll({ a: { b: "{count, plural, one {#}" } })).toThrow("a.b");
});
