import { ok, refuse, type Result } from "@perya/result";
import type {
  Answer,
  DialectAnswer,
  JsonObject,
  PortPlayer,
  Read,
  VendorCommand,
} from "@perya/wallet-protocol";
import { writeAmount } from "./amount.ts";
import type { ApiCode } from "./codes.ts";
import { betwinFields } from "./fields.ts";
import { readCall, type Context } from "./read-call.ts";
import { answered, balanceAfter, firstRefusal, refused, refuseGroup } from "./reply.ts";

type BetWin = Read<typeof betwinFields>;

/** Applies bets and wins of one round in the order given, all or none. */
export async function betwin(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = await readCall(object, betwinFields, context);
  if ("refused" in read) return read.refused;
  const { values, player } = read;
  const ids = values.transactions.map((transaction) => transaction.id_provider);
  if (new Set(ids).size !== ids.length)
    return refused("400", { message: "One id_provider stands for two transactions." });
  const group = commands(values, player, context);
  const checked = await check(values, player, context);
  const answers = checked.ok
    ? await context.operator.submit(group)
    : await recallAll(group, context);
  if (!answers) return refused(checked.ok ? "500" : checked.refusal);
  const no = firstRefusal(answers);
  return no ? refuseGroup(no, player, context.operator) : applied(values, answers);
}

/**
 * Checks only a call with a bet, starting with a live session: a win is owed even when the session
 * is over or the game is switched off.
 */
async function check(
  values: BetWin,
  player: PortPlayer,
  { vendor, operator }: Context,
): Promise<Result<undefined, ApiCode>> {
  if (!values.transactions.some((transaction) => transaction.type === "bet")) return ok(undefined);
  const session = values.session_id
    ? await operator.session(vendor.id, values.session_id)
    : undefined;
  if (session?.state !== "live" || session.player.id !== player.id) return refuse("101");
  if (values.currency !== player.currency) return refuse("154");
  const game = await operator.game(vendor.id, values.game_id, player.brandId);
  return game?.enabled ? ok(undefined) : refuse("405");
}

/** The stored answers when the whole call is a repeat; undefined when any part of it is new. */
async function recallAll(
  group: readonly VendorCommand[],
  { operator }: Context,
): Promise<Answer[] | undefined> {
  const answers: Answer[] = [];
  for (const command of group) {
    const answer = await operator.recall(command);
    if (!answer) return undefined;
    answers.push(answer);
  }
  return answers;
}

function commands(values: BetWin, player: PortPlayer, { vendor }: Context): VendorCommand[] {
  const last = values.transactions.length - 1;
  return values.transactions.map((transaction, index) => ({
    kind: transaction.type,
    vendor: vendor.id,
    player: player.id,
    transaction: transaction.id_provider,
    round: values.round_id,
    game: values.game_id,
    currency: values.currency,
    units: transaction.amount,
    reference: null,
    free: false,
    closesRound: index === last && values.finished === true,
  }));
}

function applied(values: BetWin, answers: readonly Answer[]): DialectAnswer {
  const transactions = values.transactions.map((transaction, index) => {
    const answer = answers[index];
    return {
      id_provider: transaction.id_provider,
      id: answer?.ok ? answer.receipt.entry : "",
      bonus_amount: "0.00",
    };
  });
  return answered({
    round_id: values.round_id,
    transactions,
    balance: writeAmount(balanceAfter(answers)),
  });
}
