import { readFields, type DialectAnswer, type JsonObject, type Read } from "@perya/wallet-protocol";
import type { Context } from "./calls.ts";
import { reply } from "./reply.ts";

type Fields = Parameters<typeof readFields>[1];

/** Fields, then types, then whether the vendor may call at all; the answer that refuses, or the values. */
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
