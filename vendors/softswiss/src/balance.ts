import type { DialectAnswer, JsonObject } from "@perya/wallet-protocol";
import { writeAmount } from "./amount.ts";
import { balanceFields } from "./fields.ts";
import { readCall, type Context } from "./read-call.ts";
import { answered, refused } from "./reply.ts";

/** The player's current cash. */
export async function balance(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = await readCall(object, balanceFields, context);
  if ("refused" in read) return read.refused;
  const { values, player } = read;
  if (values.currency !== player.currency) return refused("154");
  if (!(await context.operator.game(context.vendor.id, values.game_id, player.brandId)))
    return refused("405");
  return answered({ balance: writeAmount(await context.operator.balance(player.id)) });
}
