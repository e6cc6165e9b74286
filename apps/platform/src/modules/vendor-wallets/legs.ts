import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { WalletRefusal } from "@perya/wallet-protocol";
import { collectOwed, type HouseAccount, type HouseCommand, type Wallet } from "../wallet/index.ts";
import type { SizedMovement } from "./movement.ts";
import { betsBounded } from "./port-of.ts";

/** Where money is on its way to a vendor, and where it is once it has arrived. */
export const transitOf = (vendor: number): HouseAccount => `transit:${vendor}`;
const differencesAt = (vendor: number): HouseAccount => `vendor:${vendor}:differences`;
export const keptAt = (vendor: number): HouseAccount => `vendor:${vendor}:kept`;

/** What a leg needs to know of its movement, which may not be written yet. */
type OnTheWay = Pick<SizedMovement, "player" | "publicId" | "units" | "vendor">;
type Leg = "take" | "leave" | "arrive" | "return" | "fetch";

/**
 * The ledger's legs of a movement. Each has a name of its own under the movement's, so that none
 * can be booked twice.
 */
function leg(
  { player, publicId, units, vendor }: OnTheWay,
  name: Leg,
  kind: "credit" | "debit",
  contra: (vendor: number) => HouseAccount,
): Extract<HouseCommand, { kind: "credit" | "debit" }> {
  const key = `vendor-movement:${publicId}:${name}`;
  return { kind, player, key, units, contra: contra(vendor), reason: publicId };
}

/**
 * Takes the money of an IN from cash, where blocks, exclusions and caps let it: it is at risk from
 * now on. Answers the wallet's refusal.
 */
export async function takeFromCash(
  tx: Tx,
  wallet: Wallet,
  movement: OnTheWay,
): Promise<Result<unknown, WalletRefusal>> {
  const take = leg(movement, "take", "debit", transitOf);
  return wallet.append(tx, [{ ...take, atRisk: { betsBounded: betsBounded() } }]);
}

/** What the end of a movement does to the ledger; an OUT that was refused does nothing. */
const ENDS = {
  IN: {
    DONE: (movement) => [
      leg(movement, "leave", "credit", transitOf),
      leg(movement, "arrive", "debit", keptAt),
    ],
    REFUSED: (movement) => [leg(movement, "return", "credit", transitOf)],
  },
  OUT: { DONE: (movement) => [leg(movement, "fetch", "credit", keptAt)], REFUSED: () => [] },
} as const satisfies Record<
  "IN" | "OUT",
  Record<"DONE" | "REFUSED", (movement: SizedMovement) => HouseCommand[]>
>;

/**
 * Books the end of a movement; what the player owes is taken from what is cash again. Throws when
 * the ledger disagrees: the money must be there.
 */
export async function bookEnd(
  tx: Tx,
  wallet: Wallet,
  movement: SizedMovement,
  end: "DONE" | "REFUSED",
): Promise<void> {
  const legs = ENDS[movement.direction][end](movement);
  if (legs.length === 0) return;
  const done = await wallet.append(tx, legs);
  if (!done.ok)
    throw new Error(`Movement ${movement.publicId}: ${end} was refused: ${done.refusal}`);
  if (done.value[0]?.replayed) throw new Error(`Movement ${movement.publicId} ended before`);
  if (movement.direction === "IN" && end === "DONE") return;
  const { player, publicId } = movement;
  const owed = { player, key: `vendor-movement:${publicId}:owed`, reason: publicId };
  await collectOwed(tx, wallet, owed);
}

/** A difference that is booked: below zero where the vendor has less than we thought. */
interface Difference {
  readonly player: bigint;
  readonly vendor: number;
  /** Ledger units. */
  readonly units: bigint;
  /** The public id of the request that two people agreed to. */
  readonly of: string;
}

/**
 * Moves what a vendor has more or less of a player to where it is kept, or away from there. The
 * player's cash is the same before and after. Throws when the ledger refuses: it never does.
 */
export async function bookDifference(
  tx: Tx,
  wallet: Wallet,
  { player, vendor, units, of }: Difference,
): Promise<void> {
  const [from, to] = units < 0n ? [keptAt, differencesAt] : [differencesAt, keptAt];
  const moved = {
    player,
    units: units < 0n ? -units : units,
    reason: of,
  };
  const key = `vendor-difference:${of}`;
  const done = await wallet.append(tx, [
    { kind: "credit", key: `${key}:from`, contra: from(vendor), ...moved },
    { kind: "debit", key: `${key}:to`, contra: to(vendor), ...moved },
  ]);
  if (!done.ok) throw new Error(`The difference of ${of} was refused: ${done.refusal}`);
}
