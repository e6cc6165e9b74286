import type { DialectAnswer, PortPlayer, VendorCommand } from "@perya/wallet-protocol";
import type { Context } from "./context.ts";
import type { Status } from "./codes.ts";
import { reply, replyWith } from "./reply.ts";

/** Applies one movement and answers after its commit. */
export async function submitOne(
  command: VendorCommand,
  player: PortPlayer,
  context: Context,
): Promise<DialectAnswer> {
  const [answer] = await context.operator.submit([command]);
  if (!answer) throw new Error(`The wallet gave no answer to ${command.transaction}`);
  return replyWith(answer, player, context);
}

const NOBODY = 0n;

/** The stored answer of a movement that was applied before, or else the refusal. */
export async function recallOr(
  refusal: Status,
  known: { command: (player: bigint) => VendorCommand; user: string },
  context: Context,
): Promise<DialectAnswer> {
  const { call, operator } = context;
  const player = await operator.player(known.user);
  const answer = await operator.recall(known.command(player?.id ?? NOBODY));
  if (!answer) return reply(refusal, call);
  if (player) return replyWith(answer, player, context);
  return reply("RS_ERROR_DUPLICATE_TRANSACTION", call);
}
