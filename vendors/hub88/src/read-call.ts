import { readFields, type DialectAnswer, type JsonObject, type Read } from "@perya/wallet-protocol";
import type { Context } from "./context.ts";
import { reply } from "./reply.ts";

type Fields = Parameters<typeof readFields>[1];

/**
 * Checks the fields, then their types, then whether the vendor may call at all. Returns the values,
 * or the answer that refuses the call.
 */
export function readCall<Shape extends Fields>(
  object: JsonObject,
  fields: Shape,
  { call, vendor }: Context,
): { values: Read<Shape> } | { refused: DialectAnswer } {
  const read = readFields(object, fields);
  if (!read.ok)
    return {
      refused: reply(
        read.refusal === "MISSING" ? "RS_ERROR_WRONG_SYNTAX" : "RS_ERROR_WRONG_TYPES",
        call,
        undefined,
        read.detail,
      ),
    };
  if (!vendor.active) return { refused: reply("RS_ERROR_INVALID_PARTNER", call) };
  return { values: read.value };
}
