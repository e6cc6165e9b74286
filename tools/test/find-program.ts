import { accessSync, constants } from "node:fs";

/** The first of some paths that is a program. */
export function findProgram(paths: readonly string[]): string | undefined {
  return paths.find(isProgram);
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
