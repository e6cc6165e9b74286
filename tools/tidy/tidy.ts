import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders that must explain themselves, from the list of tracked files. */
export function foldersWithoutReadme(files: readonly string[]): string[] {
  const pattern =
    /^(apps\/platform\/src\/modules\/[^/]+|apps\/[^/]+|games\/[^/]+|vendors\/[^/]+|packages\/[^/]+|bench|e2e|tools)\//;
  const folders = new Set(
    files.flatMap((file) => [
      ...(pattern.exec(file)?.slice(1, 2) ?? []),
      ...(/^apps\/[^/]+/.exec(file)?.slice(0, 1) ?? []),
    ]),
  );
  return [...folders].filter((folder) => !files.includes(`${folder}/README.md`)).toSorted();
}

/** The tidy test checks what people write, not what tools generate. */
export function isCheckedCode(path: string): boolean {
  return (
    /\.(ts|tsx|mjs)$/.test(path) &&
    !/(^|\/)(dist|generated|fixtures)\/|routeTree\.gen|\.d\.m?ts$/.test(path)
  );
}

/** Reads a tracked file below `root`. */
export function read(root: string, path: string): string {
  return readFileSync(join(root, path), "utf8");
}
