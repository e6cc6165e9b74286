import ts from "typescript";
import type { Change } from "./mutators.ts";

/** What can be wrong about a statement and still be understood by PostgreSQL. */
const CHANGES: readonly (readonly [wrong: RegExp, replacement: string])[] = [
  [/ for (no key )?update( of \w+)?( skip locked)?/g, ""],
  [/\bnot exists\b/g, "exists"],
  [/(?<!not )\bexists\b/g, "not exists"],
  [/ is not null\b/g, " is null"],
  [/ is null\b/g, " is not null"],
  [/(?<= )<(?= )/g, "<="],
  [/(?<= )<=(?= )/g, "<"],
  [/(?<= )>(?= )/g, ">="],
  [/(?<= )>=(?= )/g, ">"],
  [/(?<= )<>(?= )/g, "="],
  [/(?<=\b(?:where|and|or|on|when) [\w.]+ )=(?= )/g, "<>"],
  [/ desc\b/g, " asc"],
  [/(?<=\s)and(?=\s)/g, "or"],
  [/ on conflict( \([\w, ]+\))? do nothing/g, ""],
];

/** The faults that can be planted in the text of a tagged SQL statement. */
export function sqlChanges(node: ts.TaggedTemplateExpression, source: ts.SourceFile): Change[] {
  if (node.tag.getText(source) !== "sql") return [];
  const { template } = node;
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.flatMap((part) => {
    const from = part.getStart(source);
    const text = part.getText(source);
    return CHANGES.flatMap(([wrong, replacement]) =>
      [...text.matchAll(wrong)].map((found) => ({
        start: from + found.index,
        end: from + found.index + found[0].length,
        replacement,
      })),
    );
  });
}
