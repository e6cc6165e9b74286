import type {
  Answer,
  DialectAnswer,
  JsonObject,
  PortPlayer,
  Read,
  VendorCommand,
} from "@perya/wallet-protocol";
import { writeAmount } from "./amount.ts";
import { rollbackFields } from "./fields.ts";
import { readCall, type Context } from "./read-call.ts";
import { answered, balanceAfter, firstRefusal, refused, refuseGroup } from "./reply.ts";

type Rollback = Read<typeof rollbackFields>;

/**
 * Rolls movements back in the order given; the rollback of one that never arrived is stored, and
 * answered with an empty id.
 */
export async function rollback(object: JsonObject, context: Context): Promise<DialectAnswer> {
  const read = await readCall(object, rollbackFields, context);
  if ("refused" in read) return read.refused;
  const { values, player } = read;
  const ids = values.transactions.map((transaction) => transaction.id_provider);
  if (new Set(ids).size !== ids.length)
    return refused("400", { message: "One id_provider stands for two transactions." });
  const answers = await context.operator.submit(commands(values, player, context));
  const no = firstRefusal(answers);
  return no ? refuseGroup(no, player, context.operator) : applied(values, answers);
}

function commands(values: Rollback, player: PortPlayer, { vendor }: Context): VendorCommand[] {
  const last = values.transactions.length - 1;
  return values.transactions.map((transaction, index) => ({
    kind: "rollback",
    vendor: vendor.id,
    player: player.id,
    transaction: transaction.id_provider,
    round: values.round_id_provider,
    game: values.game_id,
    currency: values.currency,
    units: 0n,
    reference: transaction.original_id_provider,
    free: false,
    closesRound: index === last && values.finished,
  }));
}

function applied(values: Rollback, answers: readonly Answer[]): DialectAnswer {
  const transactions = values.transactions.map((transaction, index) => {
    const answer = answers[index];
    return {
      id_provider: transaction.id_provider,
      id: answer?.ok && !answer.receipt.tombstone ? answer.receipt.entry : "",
    };
  });
  return answered({
    balance: writeAmount(balanceAfter(answers)),
    round_id: values.round_id_provider,
    transactions,
  });
}
