import {
  BODY_LIMIT_BYTES,
  type CallDescription,
  type Dialect,
  type JsonSchema,
} from "@perya/wallet-protocol";

const NOWHERE = { type: "object", required: ["error"], properties: { error: { type: "string" } } };

/**
 * The OpenAPI document of the wallet's vendor-facing calls, from the dialects' descriptions and the
 * schemas they parse with.
 */
export function vendorDocument(dialects: readonly Dialect[]): object {
  const schemas: Record<string, JsonSchema> = {};
  const entries = dialects.flatMap((dialect) =>
    Object.entries(dialect.description.calls).map(([path, call]) => [
      `/wallet/${dialect.name}/{vendor}${path}`,
      { post: operation(dialect, path, call, schemas) },
    ]),
  );
  return {
    openapi: "3.1.0",
    info: {
      title: "Perya wallet for game vendors",
      description:
        "What game vendors call, each in its own dialect; the operator gives you the dialect " +
        "and the vendor's name in the path. Every call is signed over the bytes of its body, " +
        `which has at most ${BODY_LIMIT_BYTES} of them. Numbers of movements are remembered ` +
        `for good: the same call again gets the stored answer. \`npm run conformance\` tests a ` +
        "wallet against all of it.",
      version: "1",
    },
    tags: dialects.map(({ name, description }) => ({
      name,
      description: `${description.title}: ${description.about}`,
    })),
    paths: Object.fromEntries(entries) as object,
    components: {
      securitySchemes: Object.fromEntries(
        dialects.map((dialect) => [schemeOf(dialect), scheme(dialect)]),
      ),
      schemas,
    },
  };
}

function operation(
  dialect: Dialect,
  path: string,
  { summary, request, answers }: CallDescription,
  schemas: Record<string, JsonSchema>,
) {
  const responses = Object.entries(answers).map(([status, { about, schema }]) => [
    status,
    answer(about, named(schema, schemas)),
  ]);
  return {
    operationId:
      dialect.name + path.replaceAll(/\/(\w)/g, (_slash, letter: string) => letter.toUpperCase()),
    summary,
    tags: [dialect.name],
    security: [{ [schemeOf(dialect)]: [] }],
    parameters: [
      {
        name: "vendor",
        in: "path",
        required: true,
        schema: { type: "string" },
        description: "The vendor's name with the operator.",
      },
    ],
    requestBody: { required: true, content: { "application/json": { schema: request } } },
    responses: {
      ...Object.fromEntries(responses),
      404: answer("There is no vendor of this name", NOWHERE),
    },
  };
}

/** A schema with a title is written once, under that name. */
function named(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const { title, ...rest } = schema;
  if (typeof title !== "string") return schema;
  schemas[title] = rest;
  return { $ref: `#/components/schemas/${title}` };
}

function answer(description: string, schema: JsonSchema) {
  return { description, content: { "application/json": { schema } } };
}

function schemeOf({ name }: Dialect): string {
  return `${name}Signature`;
}

function scheme({ description: { signature } }: Dialect) {
  return { type: "apiKey", in: "header", name: signature.header, description: signature.about };
}
