/** What of a JSON schema is needed to write input for it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly default?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses?: object;
}
export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** One call with a text that no database stores. */
export interface SpoiltCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly sealed: boolean;
}

/**
 * Every route of a document, called with the text in each of its parameters, in its query and in
 * its whole body, one at a time.
 */
export function spoiltCalls({ paths, components }: Described, text: string): SpoiltCall[] {
  const write = writer(components?.schemas ?? {}, text);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(
      ([method, { parameters = [], requestBody, responses = {} }]) => {
        const call = (where: string, at: string, body?: unknown): SpoiltCall => ({
          name: `${method.toUpperCase()} ${path} in ${where}`,
          method: method.toUpperCase(),
          path: at,
          body,
          sealed: JSON.stringify(responses).includes("ENVELOPE_REQUIRED"),
        });
        const filled = (spoilt?: string) =>
          path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
            name === spoilt
              ? encodeURIComponent(text)
              : String(goodParameter(parameters.find((one) => one.name === name)?.schema)),
          );
        const inParameters = parameters.flatMap(({ name, in: place }) => {
          if (place === "path") return [call(name, filled(name))];
          return place === "query"
            ? [call(`?${name}`, `${filled()}?${name}=${encodeURIComponent(text)}`)]
            : [];
        });
        const json = requestBody?.content["application/json"]?.schema;
        return json ? [...inParameters, call("the body", filled(), write(json))] : inParameters;
      },
    ),
  );
}

function goodParameter(schema: Schema = {}): unknown {
  return schema.enum?.[0] ?? 1;
}

/** Writes the fullest value of a schema, with the text wherever text goes. */
function writer(
  schemas: Readonly<Record<string, Schema>>,
  text: string,
): (schema: Schema) => unknown {
  const write = (schema: Schema, depth = 0): unknown => {
    if (depth > 8) return null;
    if (schema.$ref !== undefined)
      return write(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, depth + 1);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const [either] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
    if (either) return write(either, depth + 1);
    if (schema.type === "object" || schema.properties) {
      const own = Object.entries(schema.properties ?? {}).map(([name, inner]) => [
        name,
        write(inner, depth + 1),
      ]);
      const more =
        typeof schema.additionalProperties === "object"
          ? [["key", write(schema.additionalProperties, depth + 1)]]
          : [];
      return Object.fromEntries([...own, ...more]);
    }
    if (schema.type === "array") return schema.items ? [write(schema.items, depth + 1)] : [];
    if (schema.type === "integer" || schema.type === "number")
      return Math.max(1, schema.minimum ?? 1);
    if (schema.type === "boolean") return true;
    return text;
  };
  return (schema) => write(schema);
}
