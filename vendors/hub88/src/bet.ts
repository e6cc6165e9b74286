import { ok, refuse, type Result } from "@perya/result";
import type {
  DialectAnswer,
  JsonObject,
  PortPlayer,
  Read,
  VendorCommand,
} from "@perya/wallet-protocol";
import type { Context } from "./context.ts";
import { checkToken } from "./check-token.ts";
import type { Status } from "./codes.ts";
import { betFields } from "./fields.ts";
import { readCall } from "./read-call.ts";
import { saidBy } from "./said-by.ts";
import { recallOr, submitOne } from "./submit.ts";

type Bet = Read<typeof betFields>;

/**
 * Takes a stake. A repeated call gets its stored answer even when its token has expired since, so a
 * failed check looks for a stored answer in the wallet before it refuses.
 */
export async function bet(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = readCall(object, betFields, context);
  if ("refused" in read) return read.refused;
  const { values } = read;
  const checked = await check(values, context);
  if (!checked.ok)
    return recallOr(
      checked.refusal,
      { command: (player) => command(values, player, context), user: values.user },
      context,
    );
  return submitOne(command(values, checked.value.id, context), checked.value, context);
}

/**
 * Checks token, currency and game, in this order; the wallet checks the round, the player and the
 * money.
 */
async function check(
  values: Bet,
  { vendor, operator }: Context,
): Promise<Result<PortPlayer, Status>> {
  const session = checkToken(await operator.session(vendor.id, values.token), values.user);
  if (!session.ok) return session;
  const player = session.value;
  if (player.currency !== values.currency) return refuse("RS_ERROR_WRONG_CURRENCY");
  const game = await operator.game(vendor.id, values.game_code, player.brandId);
  return game?.enabled ? ok(player) : refuse("RS_ERROR_INVALID_GAME");
}

function command(values: Bet, player: bigint, { vendor }: Context): VendorCommand {
  return {
    kind: "bet",
    vendor: vendor.id,
    player,
    transaction: values.transaction_uuid,
    round: values.round,
    game: values.game_code,
    currency: values.currency,
    units: values.amount,
    reference: null,
    free: values.is_free,
    ...(values.is_free && values.reward_uuid && { reward: values.reward_uuid }),
    closesRound: values.round_closed,
    ...saidBy(values),
  };
}
