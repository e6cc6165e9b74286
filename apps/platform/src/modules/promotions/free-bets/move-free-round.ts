import type { Tx } from "@perya/postgres";
import type { Answer, VendorCommand, WalletRefusal } from "@perya/wallet-protocol";
import type { Platform } from "../../../platform.ts";
import { findVendor, HOUSE_VENDOR } from "../../catalogue/index.ts";
import { balancesOf, type Wallet } from "../../wallet/index.ts";
import type { Grant } from "../grants/grant.ts";
import { isOver } from "../grants/is-over.ts";
import { finishFreeBets } from "./finish-free-bets.ts";
import type { FreeBetsOf, FreeRound } from "./free-bets.ts";
import {
  countFreeRounds,
  insertFreeRound,
  selectByReward,
  selectByTransaction,
  selectFreeRound,
  updateTakenBack,
  updateWon,
} from "./free-bets.store.ts";
import { holdFreeBets } from "./hold-free-bets.ts";

/**
 * Takes a movement of a free round: the ledger's entry, which moves no money, and what is counted
 * of the grant are written in one transaction, so a repeat changes nothing and a crash leaves both
 * or neither. Undefined for a movement that belongs to no free bets.
 */
export async function moveFreeRound(
  { db, wallet, live }: Platform,
  command: VendorCommand,
): Promise<Answer | undefined> {
  const { kind, reward, vendor, reference } = command;
  const free =
    kind === "rollback"
      ? reference !== null && (await selectByTransaction(db, vendor, reference))
      : reward !== undefined && (await selectByReward(db, reward));
  if (!free || free.vendorId !== vendor) {
    // Of another vendor a reward says nothing to us; ours has no other ones than these.
    const isOurs = reward !== undefined && (await findVendor(db, HOUSE_VENDOR))?.id === vendor;
    return isOurs ? refused(db, command, "LIMIT_REACHED", "FREE_BETS_UNKNOWN") : undefined;
  }
  const answer = await db.inTransaction(async (tx) => {
    if (free.player !== command.player) return refused(tx, command, "TRANSACTION_DOES_NOT_EXIST");
    const grant = await holdFreeBets(tx, free);
    if (kind === "bet") return begin(tx, wallet, { command, free, grant });
    if (kind === "win") return end(tx, wallet, { command, free, grant });
    return takeBack(tx, wallet, command);
  });
  if (answer.ok) live.publishBalances([command.player]);
  return answer;
}

interface Movement {
  readonly command: VendorCommand;
  readonly free: FreeBetsOf;
  readonly grant: Grant;
}

async function begin(tx: Tx, wallet: Wallet, movement: Movement): Promise<Answer> {
  const { command, grant } = movement;
  const { vendor: vendorId, transaction, round, game } = command;
  const known = await selectFreeRound(tx, vendorId, transaction);
  const why = known ? undefined : await refusedRound(tx, movement);
  // A repeat of a paid bet has the ledger's answer, whatever it claims to be.
  if (why !== undefined) return refused(tx, command, "LIMIT_REACHED", why);
  const answer = await write(tx, wallet, command);
  if (answer.ok && !answer.receipt.replayed)
    await insertFreeRound(tx, { vendorId, transaction, grantId: grant.id, round, game });
  return answer;
}

/** Why a round can't be begun with free bets, for people; undefined where it can. */
async function refusedRound(
  tx: Tx,
  { command, free, grant }: Movement,
): Promise<string | undefined> {
  if (grant.status !== "CLAIMED" || (await isOver(tx, grant))) return "FREE_BETS_OVER";
  if (!free.games.includes(command.game)) return "FREE_BETS_OTHER_GAME";
  if (!command.free || command.units !== free.stakeUnits || command.currency !== grant.currency)
    return "FREE_BETS_OTHER_STAKE";
  const { used } = await countFreeRounds(tx, grant.id);
  return used < free.rounds ? undefined : "FREE_BETS_USED";
}

async function end(tx: Tx, wallet: Wallet, { command, free, grant }: Movement): Promise<Answer> {
  const { vendor: vendorId, reference, transaction, units } = command;
  const round = reference === null ? undefined : await selectFreeRound(tx, vendorId, reference);
  if (!round) return refused(tx, command, "TRANSACTION_DOES_NOT_EXIST");
  const isOther = isOtherWin(round, command);
  if (isOther) return refused(tx, command, isOther);
  // What a free round wins is a bonus once all are played, and never cash of the round.
  const answer = await write(tx, wallet, { ...command, units: 0n, closesRound: true });
  if (!answer.ok || answer.receipt.replayed) return answer;
  await updateWon(tx, { vendorId, transaction: round.transaction }, { units, transaction });
  if (grant.status !== "CLAIMED") return answer;
  const counts = await countFreeRounds(tx, grant.id);
  const isLast = counts.open === 0 && (counts.used >= free.rounds || (await isOver(tx, grant)));
  if (!isLast) return answer;
  const reason = "Its free bets were played";
  await finishFreeBets(tx, wallet, grant, { free, counts, reason });
  const balance = (await balancesOf(tx, [command.player])).get(command.player);
  return { ...answer, receipt: { ...answer.receipt, balance: balance ?? answer.receipt.balance } };
}

/** A free round is won once; the same win again must say the same. */
function isOtherWin(
  { status, winTransaction, winUnits }: FreeRound,
  { transaction, units }: VendorCommand,
): WalletRefusal | undefined {
  if (winTransaction === null || status !== "DONE") return undefined;
  if (winTransaction !== transaction) return "ROUND_CLOSED";
  return winUnits === units ? undefined : "DUPLICATE_TRANSACTION";
}

async function takeBack(tx: Tx, wallet: Wallet, command: VendorCommand): Promise<Answer> {
  const answer = await write(tx, wallet, command);
  if (answer.ok && !answer.receipt.replayed && command.reference !== null)
    await updateTakenBack(tx, command.vendor, command.reference);
  return answer;
}

async function write(tx: Tx, wallet: Wallet, command: VendorCommand): Promise<Answer> {
  const written = await wallet.append(tx, [command]);
  if (!written.ok) return refused(tx, command, written.refusal);
  const [receipt] = written.value;
  if (!receipt) throw new Error(`The wallet gave no receipt for ${command.transaction}`);
  return { ok: true, receipt };
}

async function refused(
  tx: Tx,
  { player }: Pick<VendorCommand, "player">,
  refusal: WalletRefusal,
  detail?: string,
): Promise<Answer> {
  const balance = (await balancesOf(tx, [player])).get(player) ?? 0n;
  return { ok: false, refusal, balance, replayed: false, ...(detail !== undefined && { detail }) };
}
