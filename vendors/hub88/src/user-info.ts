import type { DialectAnswer, JsonObject } from "@perya/wallet-protocol";
import type { Context } from "./context.ts";
import { infoFields } from "./fields.ts";
import { readCall } from "./read-call.ts";
import { body, reply } from "./reply.ts";

/** Answers the player's country to the vendor, and no personal data. */
export async function userInfo(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = readCall(object, infoFields, context);
  if ("refused" in read) return read.refused;
  const player = await context.operator.player(read.values.user);
  if (!player) return reply("RS_ERROR_INVALID_TOKEN", context.call);
  return {
    status: 200,
    body: `${body("RS_OK", context.call).slice(0, -1)},"country":${JSON.stringify(player.country)}}`,
  };
}
