import { join, relative } from "node:path";
import { areasOf, FIRST_LANGUAGE, readArea, type Messages } from "./catalogue.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * The declarations of every area, by path from the root: with the texts themselves, from which the
 * compiler knows each message's arguments.
 */
export function declarations(): Map<string, string> {
  const folder = relative(ROOT, FIRST_LANGUAGE);
  return new Map(
    areasOf(FIRST_LANGUAGE).map((area) => [
      `${folder}/${area}.d.json.ts`,
      `// Written by \`npm run messages\`.\ndeclare const messages: ` +
        `${typeOf(readArea(FIRST_LANGUAGE, area))};\nexport default messages;\n`,
    ]),
  );
}

function typeOf(messages: Messages): string {
  const fields = Object.entries(messages).map(
    ([name, value]) =>
      `${JSON.stringify(name)}: ` +
      (typeof value === "string" ? JSON.stringify(value) : typeOf(value)),
  );
  return `{ ${fields.join("; ")} }`;
}
