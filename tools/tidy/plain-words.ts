/** Words that plain English has better ones for, and those; docs and comments go by them as well as names. */
const BETTER: readonly (readonly [word: RegExp, better: string])[] = [
  [/(?<!in)deed/i, "action"],
  [/who(?:m|so)?ever/i, "the caller, a player, staff: the person meant"],
  [/reckon/i, "compute"],
  [/\banew\b|[a-z]Anew\b/i, "again"],
  [/somebody/i, "a player, a visitor, staff: the person meant"],
];

/** Migrations up to this one are on main and stay as they are. */
const LAST_UNCHECKED_MIGRATION = "20261202000000";
const MIGRATION = /\/migrations\/(\d{14})_/;

/** What people write and read: code, docs, texts and SQL, not what tools generate, nor the rule itself. */
export function hasWords(path: string): boolean {
  if (
    /^openapi\/|^tools\/(?:tidy|release)\/|\/(?:dist|generated|fixtures)\/|\.d\.json\.ts$|routeTree\.gen|package-lock/.test(
      path,
    )
  )
    return false;
  return (
    /\.(?:ts|tsx|mjs|md|json|css|sql)$/.test(path) &&
    (MIGRATION.exec(path)?.[1] ?? "9") > LAST_UNCHECKED_MIGRATION
  );
}

/** The lines of a text that say one of these words, with a better one. */
export function ornaments(path: string, text: string): string[] {
  return text.split("\n").flatMap((line, at) =>
    BETTER.flatMap(([word, better]) => {
      const found = word.exec(line);
      return found ? [`${path}:${at + 1}: "${found[0]}", say ${better}`] : [];
    }),
  );
}
