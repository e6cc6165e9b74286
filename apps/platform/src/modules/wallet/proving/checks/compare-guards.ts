import type { Tx } from "@perya/postgres";
import { kindOf } from "../../kinds.ts";
import {
  copyGuardedAccounts,
  copyGuardEntries,
  selectBooks,
  type GuardEntry,
  type StoredGuards,
} from "./guards.store.ts";
import { CAP_NAMES, eachCap, type CapName } from "../../wallet.ts";
import type { Problems } from "../scan/problems.ts";

const NOT_SET = -1n;
const NONE: StoredGuards = {
  blocked: false,
  excludedUntil: NOT_SET,
  ...eachCap(() => NOT_SET),
};

/**
 * Compares the blocks, exclusions and caps of all accounts with the entries that set them: no guard
 * without its entry, and no entry without its guard.
 */
export async function compareGuards(tx: Tx, problems: Problems): Promise<void> {
  const due = new Map<number, StoredGuards>();
  const unread: GuardEntry[] = [];
  await copyGuardEntries(tx, (entry) => {
    const guards = fold(due.get(entry.player) ?? NONE, entry);
    if (guards) due.set(entry.player, guards);
    else unread.push(entry);
  });
  const differ = (player: number, book: string | undefined) =>
    problems.add({
      kind: "guard",
      ...(book === undefined ? {} : { book }),
      text: `The guards of player ${player} are not what its entries say`,
    });
  await copyGuardedAccounts(tx, (player, guards, book) => {
    if (!isSame(guards, due.get(player) ?? NONE)) differ(player, book);
    due.delete(player);
  });
  // Accounts without any guard, whose entries have lifted all they set.
  const missing = [...due].filter(([, guards]) => !isSame(guards, NONE)).map(([player]) => player);
  const books = await selectBooks(tx, [...missing, ...unread.map(({ player }) => player)]);
  for (const player of missing) differ(player, books.get(player));
  for (const { player, seq } of unread)
    problems.ofEntry(
      "guard",
      player,
      seq,
      "sets guards that can't be read",
      books.get(player) ?? "",
    );
}

/** The guards after an entry; undefined when its note can't be read. */
function fold(guards: StoredGuards, { kind, note }: GuardEntry): StoredGuards | undefined {
  switch (kindOf(kind)) {
    case "block":
      return { ...guards, blocked: true };
    case "unblock":
      return { ...guards, blocked: false };
    default:
      return foldNote(guards, note);
  }
}

/**
 * Of an exclusion and of limits: see decide-house.ts. A longer exclusion stays unless it is lifted;
 * a cap that is null is lifted, one that is missing stays.
 */
function foldNote(guards: StoredGuards, note: string): StoredGuards | undefined {
  try {
    const said = JSON.parse(note) as { until?: string; lifts?: true } & Partial<
      Record<CapName, string | null>
    >;
    const { until, lifts } = said;
    const capOf = (cap: CapName) => {
      const units = said[cap];
      return units === undefined ? guards[cap] : units === null ? NOT_SET : BigInt(units);
    };
    const end =
      until === undefined ? NOT_SET : BigInt(Temporal.Instant.from(until).epochMilliseconds);
    return {
      ...guards,
      excludedUntil: lifts || end > guards.excludedUntil ? end : guards.excludedUntil,
      ...eachCap(capOf),
    };
  } catch {
    return undefined;
  }
}

function isSame(one: StoredGuards, other: StoredGuards): boolean {
  return (
    one.blocked === other.blocked &&
    one.excludedUntil === other.excludedUntil &&
    CAP_NAMES.every((cap) => one[cap] === other[cap])
  );
}
