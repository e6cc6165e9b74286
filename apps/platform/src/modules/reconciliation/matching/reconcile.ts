import type { Tx } from "@perya/postgres";
import {
  keepStatementPayers,
  movementsOf,
  type CashMovement,
  type StatementProvider,
} from "../../cashier/index.ts";
import { askForHeld, holdBack, type Uploader } from "../differences/hold-back.ts";
import { insertDifferences, type NewDifference } from "../differences/differences.store.ts";
import { matchLines, type Match } from "./match-lines.ts";
import {
  lockStatements,
  selectCovered,
  selectMatched,
  selectOpenLines,
  setMatched,
  type Found,
  type UnmatchedLine,
} from "./matching.store.ts";
import { selectSentBack } from "./sent-back.store.ts";

/** Days around a statement's in which the other side of its lines may be. */
const AROUND_DAYS = 3;

/** Whose statements are compared, and the brand's days, both included. */
export interface Reconciled {
  readonly brandId: bigint;
  readonly zone: string;
  readonly provider: StatementProvider;
  readonly from: string;
  readonly to: string;
  /** Whose file is read, where it was not read from the provider. */
  readonly uploader?: Uploader | undefined;
}

/**
 * Compares a provider's statements of some days with what we know: what fits is matched, and what
 * is on one side alone or differs becomes a row for staff. What is matched or settled stays so, and
 * running it again changes nothing. A movement of ours is missing only on a day that a statement is
 * there for that tells its direction. What a file made by hand may not end alone waits for a second
 * person.
 */
export async function reconcile(tx: Tx, of: Reconciled): Promise<void> {
  await lockStatements(tx, of);
  const first = Temporal.PlainDate.from(of.from).subtract({ days: AROUND_DAYS });
  const last = Temporal.PlainDate.from(of.to).add({ days: AROUND_DAYS + 1 });
  const [from, to] = [first, last].map((day) => day.toZonedDateTime(of.zone).toInstant());
  if (!from || !to) throw new Error("A stretch of days has two ends");
  const lines = await selectOpenLines(tx, of, from);
  const numbers = lines.map(({ number }) => number);
  const all = [
    ...(await movementsOf(tx, of, { from, to }, numbers)),
    ...(await selectSentBack(tx, of, from, to)),
  ];
  const known = await selectMatched(
    tx,
    of,
    all.map(({ ref }) => ref),
  );
  const movements = all.filter(({ ref }) => !known.has(ref));
  const fitting = matchLines(lines, movements, of.provider === "bank");
  const held = await holdBack(tx, of, fitting.map(foundOf), of.uploader);
  const waiting = new Set(held.map(({ line }) => line));
  const matches = fitting.filter(({ line }) => !waiting.has(line.id));
  await setMatched(tx, of, matches.map(foundOf));
  await keepStatementPayers(tx, matches.flatMap(payerOf));
  const covered = await selectCovered(tx, of, first.toString(), last.toString());
  const found = new Set<unknown>(matches.flatMap(({ line, movement }) => [line, movement]));
  await insertDifferences(tx, of, [
    ...matches.filter(({ line, movement }) => line.units !== movement.units).map(differing),
    ...lines.filter((line) => !found.has(line)).map(missingWithUs),
    ...movements
      .filter((movement) => !found.has(movement))
      .map((movement) => ({ movement, day: dayOf(movement, of.zone) }))
      .filter(({ movement: { direction }, day }) =>
        covered.some(
          ({ from: start, to: end, tellsOut }) =>
            start <= day && day <= end && (direction === "IN" || tellsOut),
        ),
      )
      .map(({ movement, day }) => missingAtProvider(movement, day)),
  ]);
  if (of.uploader) await askForHeld(tx, held, of.uploader);
}

function foundOf({ line, movement, by }: Match<UnmatchedLine, CashMovement>): Found {
  return { line: line.id, movement: movement.ref, by };
}

/** The payer that a line names: of its number alone, as an amount may be another payment's. */
function payerOf({ line, movement, by }: Match<UnmatchedLine, CashMovement>) {
  const { payer, direction } = line;
  return direction === "IN" && by === "NUMBER" && payer ? [{ deposit: movement.ref, payer }] : [];
}

function dayOf({ at }: CashMovement, zone: string): string {
  return at.toZonedDateTimeISO(zone).toPlainDate().toString();
}

function missingWithUs(line: UnmatchedLine): NewDifference {
  const { id, direction, number, units, currency, at, day, payer } = line;
  return {
    kind: "MISSING_WITH_US",
    direction,
    line: id,
    movement: null,
    number,
    currency,
    at,
    day,
    providerUnits: units,
    ownUnits: null,
    units,
    player: payer,
    playerRef: null,
  };
}

function missingAtProvider(movement: CashMovement, day: string): NewDifference {
  const { ref, direction, number, units, currency, at, player, playerRef } = movement;
  return {
    kind: "MISSING_AT_PROVIDER",
    direction,
    line: null,
    movement: ref,
    number,
    currency,
    at,
    day,
    providerUnits: null,
    ownUnits: units,
    units,
    player,
    playerRef,
  };
}

function differing({ line, movement }: Match<UnmatchedLine, CashMovement>): NewDifference {
  const { id, direction, number, units, currency, at, day } = line;
  const more = units - movement.units;
  return {
    kind: "AMOUNT_DIFFERS",
    direction,
    line: id,
    movement: movement.ref,
    number,
    currency,
    at,
    day,
    providerUnits: units,
    ownUnits: movement.units,
    units: more < 0n ? -more : more,
    player: movement.player,
    playerRef: movement.playerRef,
  };
}
