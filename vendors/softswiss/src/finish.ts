import type { DialectAnswer, JsonObject } from "@perya/wallet-protocol";
import { writeAmount } from "./amount.ts";
import { finishFields } from "./fields.ts";
import { readCall, type Context } from "./read-call.ts";
import { answered, firstRefusal, refused, refuseGroup } from "./reply.ts";

/** Closes a round; a repeated call returns the current balance. */
export async function finish(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = await readCall(object, finishFields, context);
  if ("refused" in read) return read.refused;
  const { values, player } = read;
  if (values.currency !== player.currency) return refused("154");
  const answers = await context.operator.submit([
    {
      kind: "close",
      vendor: context.vendor.id,
      player: player.id,
      transaction: closeId(player.publicId, values.round_id),
      round: values.round_id,
      game: "",
      currency: values.currency,
      units: 0n,
      reference: null,
      free: false,
      closesRound: true,
    },
  ]);
  const no = firstRefusal(answers);
  if (no) return refuseGroup(no, player, context.operator);
  return answered({ balance: writeAmount(await context.operator.balance(player.id)) });
}

/**
 * The call has no id of its own, so the round's id is used after a line break, which no id of the
 * vendor can contain.
 */
function closeId(player: string, round: string): string {
  return `finish\n${player}\n${round}`;
}
