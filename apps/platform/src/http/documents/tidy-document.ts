import { STATUS_CODES } from "node:http";

/** The part of an OpenAPI 3.1 document that is used here. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
  components: { schemas: Record<string, unknown>; [other: string]: unknown };
  [other: string]: unknown;
}

const REFERENCE = "#/components/schemas/";

/**
 * Tidies a collected document for readers: only the schemas that its paths use, by name; no pattern
 * where a format says the same, and no bound that is only JavaScript's; answers named after their
 * status; nothing that forbids new fields, since clients ignore unknown ones.
 */
export function tidyDocument({ components, ...document }: OpenApiDocument): OpenApiDocument {
  const paths = nameAnswers(plain(document.paths) as OpenApiDocument["paths"]);
  const schemas = used(paths, plain(components.schemas) as Record<string, unknown>);
  return { ...document, paths, components: { ...components, schemas } };
}

/** A copy without what only one kind of tool needs. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key, inner]) => !isNoise(key, inner, value));
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

function isNoise(key: string, value: unknown, around: object): boolean {
  if (key === "pattern") return "format" in around && typeof value === "string";
  if (key === "additionalProperties") return value === false;
  return (
    (key === "minimum" || key === "maximum") && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
  );
}

function nameAnswers(paths: OpenApiDocument["paths"]): OpenApiDocument["paths"] {
  for (const methods of Object.values(paths)) {
    for (const { responses } of Object.values(methods)) {
      for (const [status, response] of Object.entries(responses)) {
        if (response.description === "Default Response")
          response.description = STATUS_CODES[status] ?? status;
      }
    }
  }
  return paths;
}

function used(paths: unknown, schemas: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const found = new Set<string>();
  const waiting = references(paths);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...references(schemas[name]));
  }
  return Object.fromEntries([...found].toSorted().map((name) => [name, schemas[name]]));
}

function references(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string"
      ? [inner.slice(REFERENCE.length)]
      : references(inner),
  );
}
