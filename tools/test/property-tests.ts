import { join } from "node:path";

const WRAPPED = join(import.meta.dirname, "fast-check.ts");

/**
 * Gives tests that import fast-check the one of `fast-check.ts`, with fixed seeds and those that
 * found something.
 */
export function propertyTests() {
  return {
    name: "property-tests",
    enforce: "pre" as const,
    resolveId: (id: string, importer?: string) =>
      id === "fast-check" && importer !== WRAPPED ? WRAPPED : undefined,
  };
}
