import { proseOf } from "./prose.ts";

/** A word that the glossary refuses, how to find it, and what to say in its place. */
interface Refused {
  readonly word: RegExp;
  readonly better: string;
}

/** What the glossary refuses: in sentences alone, and in names as well. */
export interface PlainWords {
  readonly inTexts: readonly Refused[];
  readonly inNames: readonly Refused[];
}

/**
 * The refused words of `docs/glossary.md`, from its two tables. Throws when one of them is gone.
 */
export function plainWords(glossary: string): PlainWords {
  const inTexts = rowsOf(glossary, "Say instead").map(([word, better]) => ({
    word: new RegExp(String.raw`(?<![\w'’])${word}(?![\w])`, "i"),
    better,
  }));
  // "indeed" ends like one of them, and is an English word.
  const inNames = rowsOf(glossary, "In names too").map(([word, better]) => ({
    word: new RegExp(`(?<!in)${word}`, "i"),
    better,
  }));
  return { inTexts, inNames };
}

/** The words of a table below a heading, each with what to say; several words share a row. */
function rowsOf(glossary: string, heading: string): [word: string, better: string][] {
  const part = glossary.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = [...part.matchAll(/^\| (?<words>[^|]+) \| (?<better>[^|]+) \|$/gm)].slice(2);
  if (rows.length === 0) throw new Error(`The glossary has no table "${heading}"`);
  return rows.flatMap(({ groups }) =>
    (groups?.["words"] ?? "")
      .split(", ")
      .map((word): [string, string] => [word.trim(), groups?.["better"]?.trim() ?? ""]),
  );
}

/** Migrations up to this one are on main and stay as they are. */
const LAST_UNCHECKED_MIGRATION = "20261202000000";
const MIGRATION = /\/migrations\/(\d{14})_/;

/**
 * What people write and read: code, docs, texts and SQL. Not what tools generate, nor data with the
 * addresses of others, nor the glossary, which has to name the words.
 */
export function hasWords(path: string): boolean {
  if (
    /^openapi\/|^tools\/(?:tidy|release)\/|^docs\/glossary\.md$|\/(?:dist|generated|fixtures)\/|\.d\.json\.ts$|routeTree\.gen|package-lock|\/jurisdictions\.json$/.test(
      path,
    )
  )
    return false;
  return (
    /\.(?:ts|tsx|mjs|md|json|css|sql)$/.test(path) &&
    (MIGRATION.exec(path)?.[1] ?? "9") > LAST_UNCHECKED_MIGRATION
  );
}

/** The lines of a file that say a refused word, with a better one. */
export function refusedWords(path: string, text: string, refused: PlainWords): string[] {
  const lines = text.split("\n").map((line, at) => ({ line, at: at + 1 }));
  return [
    ...findings(path, lines, refused.inNames),
    // Reading a file's sentences costs a parse, and most files hold none of the words at all.
    ...(refused.inTexts.some(({ word }) => word.test(text))
      ? findings(path, proseOf(path, text), refused.inTexts)
      : []),
  ];
}

function findings(
  path: string,
  lines: readonly { readonly line: string; readonly at: number }[],
  refused: readonly Refused[],
): string[] {
  return lines.flatMap(({ line, at }) =>
    refused.flatMap(({ word, better }) => {
      const found = word.exec(line);
      return found ? [`${path}:${at}: "${found[0]}", say ${better}`] : [];
    }),
  );
}
