import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const WRAPPED = join(import.meta.dirname, "fast-check.ts");

/**
 * Gives tests that import fast-check the one of `fast-check.ts`, with fixed seeds and those that
 * found something: where Vite reads what they import.
 */
export function propertyTests() {
  return {
    name: "property-tests",
    enforce: "pre" as const,
    resolveId: (id: string, importer?: string) =>
      id === "fast-check" && importer !== WRAPPED ? WRAPPED : undefined,
  };
}

/** The same in a process where Node itself reads it. */
export function hookPropertyTests(): void {
  const url = pathToFileURL(WRAPPED).href;
  registerHooks({
    resolve: (id, context, next) =>
      id === "fast-check" && context.parentURL !== url
        ? { url, shortCircuit: true }
        : next(id, context),
  });
}
