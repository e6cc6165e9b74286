/** Files made by `npm start` or only served, which no checkout contains. */
const NOT_TRACKED = new Set([
  "data/secrets.json",
  "files/",
  "logs/",
  "openapi.json",
  "platform.json",
  "secrets.json",
]);
const FILE_OR_FOLDER = /^[\w@][\w./@-]*(?:\.(?:ts|tsx|mjs|js|json|sql|css|svg|md|cfg|yml)|\/)$/;

/**
 * The files and folders that a page names between backticks but that do not exist. A name is a path
 * from the root, a path from the page's folder, or the end of a path.
 */
export function missingFiles(page: string, text: string, tracked: readonly string[]): string[] {
  return text.split("\n").flatMap((line, at) =>
    [...line.matchAll(/`(?<name>[^`]+)`/g)]
      .map(({ groups }) => groups?.["name"] ?? "")
      .filter((name) => FILE_OR_FOLDER.test(name) && !NOT_TRACKED.has(name))
      .filter((name) => !tracked.some((path) => isNamed(`/${path}`, name)))
      .map((name) => `${page}:${at + 1}: ${name} does not exist`),
  );
}

function isNamed(path: string, name: string): boolean {
  return name.endsWith("/") ? path.includes(`/${name}`) : path.endsWith(`/${name}`);
}
