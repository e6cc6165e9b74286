import type {
  DialectAnswer,
  JsonObject,
  PortPlayer,
  Read,
  VendorCommand,
} from "@perya/wallet-protocol";
import type { Context } from "./calls.ts";
import { rollbackFields } from "./fields.ts";
import { readCall } from "./read-call.ts";
import { reply } from "./reply.ts";
import { submitOne } from "./submit.ts";

/** Takes a bet or a win back, also one that has not arrived yet: it is refused when it does. */
export async function rollback(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = readCall(object, rollbackFields, context);
  if ("refused" in read) return read.refused;
  const player = await context.operator.player(read.values.user);
  // Nobody's log can remember it, and no movement of such a user can ever arrive.
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
  };
}
