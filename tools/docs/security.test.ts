import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONTEXT_WORDS } from "../../apps/platform/src/secrets/is-easy-password.ts";

const ROOT = join(import.meta.dirname, "../..");
const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 begins with; those of level 3
 * have separate numbers.
 */
const ASKED = [
  ["6.1", [1, 2, 3]],
  ["6.2", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ["6.3", [1, 2, 3, 4]],
  ["6.4", [1, 2, 3, 4]],
  ["6.5", [1, 2, 3, 4, 5]],
  ["6.6", [1, 2, 3]],
  ["6.8", [1, 2, 3, 4]],
  ["7.1", [1, 2, 3]],
  ["7.2", [1, 2, 3, 4]],
  ["7.3", [1, 2]],
  ["7.4", [1, 2, 3, 4, 5]],
  ["7.5", [1, 2]],
  ["7.6", [1, 2]],
  ["8.1", [1, 2]],
  ["8.2", [1, 2, 3]],
  ["8.3", [1]],
  ["8.4", [1]],
] as const;
const REQUIRED = ASKED.flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

interface Row {
  readonly id: string;
  readonly asked: string;
  readonly here: string;
  readonly proofs: readonly { readonly file: string; readonly title: string }[];
}

function rowsOf(text: string): Row[] {
  return text.split("\n").flatMap((line) => {
    const [, id = "", asked = "", here = "", proof = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    if (!/^\d+\.\d+\.\d+$/.test(id)) return [];
    const proofs = [...proof.matchAll(/`([^`]+)`: (.*?)(?=<br>|$)/g)].map(
      ([, file = "", title = ""]) => ({ file, title: title.trim() }),
    );
    return [{ id, asked, here, proofs }];
  });
}

/** The faults of a row, in words. */
function faultsOf({ id, asked, here, proofs }: Row): string[] {
  const empty =
    asked === "" || !/^(Holds|Differs|Not here)\b.*/.test(here) || proofs.length === 0
      ? [`${id} has an empty cell`]
      : [];
  const untrue = proofs.flatMap(({ file, title }) => {
    const path = join(ROOT, file);
    if (!existsSync(path)) return [`${id} names ${file}, which does not exist`];
    return title !== "" && titlesOf(path).some((one) => one.includes(title))
      ? []
      : [`${id} names a test that ${file} does not have: ${title}`];
  });
  return [...empty, ...untrue];
}

/** The titles of a file's tests and groups, as written. */
function titlesOf(path: string): string[] {
  const text = readFileSync(path, "utf8");
  return [
    ...text.matchAll(
      /(?:test|describe)(?:\.each\([\s\S]*?\)|\.each<[\s\S]*?\))?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g,
    ),
  ].map(([, , title = ""]) => title.replaceAll(/\\(["'`])/g, "$1"));
}

test("every requirement of levels 1 and 2 has a row without an empty cell", () => {
  const rows = rowsOf(page);
  expect(rows.map(({ id }) => id)).toEqual(REQUIRED);
  expect(rows.flatMap(faultsOf)).toEqual([]);
});

test("a row without a proof, with a made-up test or a made-up file is found", () => {
  const [row] = rowsOf(page);
  if (!row) throw new Error("The page has no rows");
  const proof = { file: "tools/docs/security.test.ts", title: "a test nobody wrote" };
  expect(faultsOf({ ...row, proofs: [] })).toEqual([`${row.id} has an empty cell`]);
  expect(faultsOf({ ...row, proofs: [proof] })).toHaveLength(1);
  expect(faultsOf({ ...row, proofs: [{ ...proof, file: "tools/nothing.test.ts" }] })).toHaveLength(
    1,
  );
  expect(faultsOf({ ...row, here: "" })).toEqual([`${row.id} has an empty cell`]);
});

test("the page names every word that makes no password", () => {
  const said = page.slice(page.indexOf("**Words that make no password**"));
  expect(CONTEXT_WORDS.filter((word) => !said.includes(word))).toEqual([]);
});
