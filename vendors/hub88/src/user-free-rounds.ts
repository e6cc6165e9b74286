import type { DialectAnswer, FreeRounds, JsonObject } from "@perya/wallet-protocol";
import type { Context } from "./context.ts";
import { balanceFields } from "./fields.ts";
import { readCall } from "./read-call.ts";
import { reply, replyMore } from "./reply.ts";
import { checkToken } from "./check-token.ts";

/** What a player may play for free in a game: our own addition to the protocol. */
export async function userFreeRounds(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = readCall(object, balanceFields, context);
  if ("refused" in read) return read.refused;
  const { user, token, game_code: game } = read.values;
  const { vendor, operator, call } = context;
  const checked = checkToken(await operator.session(vendor.id, token), user);
  if (!checked.ok) return reply(checked.refusal, call);
  const player = checked.value.id;
  const open = await operator.freeRounds({ vendor: vendor.id, player, game });
  return replyMore("RS_OK", call, `"free_rounds":[${open.map(written).join(",")}]`);
}

function written({ reward, left, rounds, stakeUnits, wonUnits, until }: FreeRounds): string {
  return (
    `{"reward_uuid":"${reward}","left":${left},"rounds":${rounds},"amount":${stakeUnits},` +
    `"won":${wonUnits},"until":"${until}"}`
  );
}
