import type { DialectAnswer, JsonObject, Read, VendorCommand } from "@perya/wallet-protocol";
import type { Context } from "./context.ts";
import { winFields } from "./fields.ts";
import { readCall } from "./read-call.ts";
import { saidBy } from "./said-by.ts";
import { recallOr, submitOne } from "./submit.ts";

/**
 * Pays a win. An expired token, a blocked player or a closed game does not matter: a win is owed.
 */
export async function win(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = readCall(object, winFields, context);
  if ("refused" in read) return read.refused;
  const { values } = read;
  const player = await context.operator.player(values.user);
  if (!player) {
    return recallOr(
      "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
      { command: (id) => command(values, id, context), user: values.user },
      context,
    );
  }
  return submitOne(command(values, player.id, context), player, context);
}

function command(
  values: Read<typeof winFields>,
  player: bigint,
  { vendor }: Context,
): VendorCommand {
  return {
    kind: "win",
    vendor: vendor.id,
    player,
    transaction: values.transaction_uuid,
    round: values.round,
    game: values.game_code,
    currency: values.currency,
    units: values.amount,
    reference: values.reference_transaction_uuid,
    free: values.is_free,
    ...(values.is_free && values.reward_uuid && { reward: values.reward_uuid }),
    closesRound: values.round_closed,
    ...saidBy(values),
  };
}
