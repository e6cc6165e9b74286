import type {
  DialectAnswer,
  JsonObject,
  PortPlayer,
  Read,
  VendorCommand,
} from "@perya/wallet-protocol";
import type { Context } from "./context.ts";
import { rollbackFields } from "./fields.ts";
import { readCall } from "./read-call.ts";
import { reply } from "./reply.ts";
import { saidBy } from "./said-by.ts";
import { submitOne } from "./submit.ts";

/**
 * Rolls back a bet or a win, even one that has not arrived yet: the late movement is then refused.
 */
export async function rollback(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = readCall(object, rollbackFields, context);
  if ("refused" in read) return read.refused;
  const player = await context.operator.player(read.values.user);
  // No player's log could store the rollback, and no movement of an unknown user can ever arrive.
  if (!player) return reply("RS_ERROR_TRANSACTION_DOES_NOT_EXIST", context.call);
  return submitOne(command(read.values, player, context), player, context);
}

function command(
  values: Read<typeof rollbackFields>,
  player: PortPlayer,
  { vendor }: Context,
): VendorCommand {
  return {
    kind: "rollback",
    vendor: vendor.id,
    player: player.id,
    transaction: values.transaction_uuid,
    round: values.round,
    game: values.game_code,
    currency: player.currency,
    units: 0n,
    reference: values.reference_transaction_uuid,
    free: false,
    closesRound: values.round_closed ?? false,
    // A rollback takes back all that its movement said, so it has no effective bet of its own.
    ...saidBy({ round_details: values.round_details }),
  };
}
