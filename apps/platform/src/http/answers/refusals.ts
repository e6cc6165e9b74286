import { z } from "zod";

/** The codes a route may refuse with, by HTTP status. */
export type Refusals = Readonly<Record<number, readonly string[]>>;

const SENTENCES: Readonly<Record<string, string>> = {
  INVALID_REQUEST:
    "Some of the details are not valid; `value` names the fields where they are known.",
  NOT_LOGGED_IN: "There is no session, or it has ended.",
  FORBIDDEN: "The role does not allow this, or the request came from another site.",
  NOT_FOUND: "There is nothing with this id, or it belongs to someone else.",
  TOO_LARGE: "The request is too large.",
  UNSUPPORTED_MEDIA_TYPE: "The content type is not supported here.",
  TOO_MANY_REQUESTS: "Too many calls; the header `retry-after` may say when to try again.",
  UNAVAILABLE:
    "The database can't be used right now; the header `retry-after` says when to try again. " +
    "It is not known whether the call took effect.",
  FAULT:
    "Something went wrong on our side. It is not known whether the call took effect; " +
    "the message contains a reference.",
};

const field = z
  .object({ field: z.string(), message: z.string() })
  .meta({ id: "InvalidField", description: "What is wrong with one field." });
const known = new Map<string, z.ZodType>();

/**
 * The answer for some codes. It documents these codes but lets any code through: tests find a route
 * that refuses with an undeclared one (see `undocumented.ts`), and it should not become a fault in
 * front of a player.
 */
export function refusalSchema(codes: readonly string[]): z.ZodType {
  const key = codes.join();
  const schema = known.get(key) ?? makeSchema(codes);
  known.set(key, schema);
  return schema;
}

function makeSchema(codes: readonly string[]): z.ZodType {
  const [only = ""] = codes;
  const body = z.object({
    success: z.literal(false),
    code: z.string().meta({ enum: [...codes] }),
    message: z.string().meta({ description: "A sentence that may be shown to a person." }),
    value: only === "INVALID_REQUEST" ? z.array(field).optional() : z.unknown().optional(),
  });
  if (codes.length > 1) return body;
  const sentence = SENTENCES[only];
  return body.meta({
    id: `Refusal${pascal(only)}`,
    ...(sentence === undefined ? {} : { description: sentence }),
  });
}

function pascal(code: string): string {
  return code
    .split("_")
    .map((word) => word.slice(0, 1) + word.slice(1).toLowerCase())
    .join("");
}

/** Every code of a union: a forgotten one does not compile. */
export function every<Code extends string>(codes: Readonly<Record<Code, true>>): readonly Code[] {
  return Object.keys(codes) as Code[];
}

/** The refusals of a table of codes, each with its status and its sentence. */
export function refusalsOf(
  table: Readonly<Record<string, readonly [status: number, sentence: string]>>,
): Refusals {
  return joinRefusals(...Object.entries(table).map(([code, [status]]) => ({ [status]: [code] })));
}

/** All refusals of several sources, each code once. */
export function joinRefusals(...sources: readonly Refusals[]): Refusals {
  const joined: Record<number, string[]> = {};
  for (const source of sources) {
    for (const [status, codes] of Object.entries(source)) {
      joined[Number(status)] = [...new Set([...(joined[Number(status)] ?? []), ...codes])];
    }
  }
  return joined;
}
