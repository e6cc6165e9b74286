import type { DialectAnswer, JsonObject } from "@perya/wallet-protocol";
import type { Context } from "./context.ts";
import { balanceFields } from "./fields.ts";
import { readCall } from "./read-call.ts";
import { reply } from "./reply.ts";
import { checkToken } from "./check-token.ts";

/**
 * The player's current cash. A game that is switched off still gets it; an unknown game does not.
 */
export async function userBalance(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = readCall(object, balanceFields, context);
  if ("refused" in read) return read.refused;
  const { user, token, game_code: code } = read.values;
  const { vendor, operator, call } = context;
  const checked = checkToken(await operator.session(vendor.id, token), user);
  if (!checked.ok) return reply(checked.refusal, call);
  const player = checked.value;
  if (!(await operator.game(vendor.id, code, player.brandId)))
    return reply("RS_ERROR_INVALID_GAME", call);
  return reply("RS_OK", call, {
    currency: player.currency,
    balance: await operator.balance(player.id),
  });
}
