import type { Decision } from "./decision.ts";
import { capsOf, refusedBySum } from "./caps.ts";
import { isBarred, MAX_UNITS } from "./decide-bet.ts";
import { houseEntryFor, type Effect } from "./entry.ts";
import type { Asked } from "./keys.ts";
import type { HouseAccount, HouseCommand } from "../wallet.ts";
import type { NewEntry, PlayerState } from "./state.ts";

/**
 * What the house does to an account. Its refusals pass: nothing is kept, and the caller decides
 * what to do.
 */
export function decideHouse(state: PlayerState, asked: Asked<HouseCommand>, now: number): Decision {
  const { account } = state;
  const { command } = asked;
  switch (command.kind) {
    case "deposit":
      return credit(state, asked, command.units, "deposits");
    case "credit":
      return credit(state, asked, command.units, command.contra);
    case "debit":
      return (
        (command.atRisk ? refuseRisk(state, command.units, command.atRisk, now) : undefined) ??
        debit(state, asked, command.units, command.contra)
      );
    case "reverse":
      return reverse(state, asked, command.units, command.contra);
    case "transfer-in":
      return credit(state, asked, command.units, "transfers");
    case "transfer-out":
      return debit(state, asked, command.units, "transfers");
    case "adjust":
      return command.units < 0n
        ? debit(state, asked, -command.units, "adjustments")
        : credit(state, asked, command.units, "adjustments");
    case "hold":
      return move(state, asked, command.units, account.cash, {
        cash: -command.units,
        held: command.units,
      });
    case "release":
    case "capture":
      return endHold(state, { ...asked, command });
    case "collect":
      return move(state, asked, command.units, smaller(account.cash, account.owed), {
        cash: -command.units,
        owed: -command.units,
      });
    case "waive":
      return move(state, asked, command.units, account.owed, {
        owed: -command.units,
        contra: "waived",
      });
    case "limit":
      return append(houseEntryFor(state, asked, 0n, { note: limitNote(command) }));
    case "exclude":
      return append(
        houseEntryFor(state, asked, 0n, {
          note: JSON.stringify({
            until: command.until.toString(),
            lifts: command.lifts,
            reason: command.reason,
          }),
        }),
      );
    case "open":
    case "block":
    case "unblock":
      return append(houseEntryFor(state, asked, 0n));
  }
}

function append(entry: NewEntry): Decision {
  return { type: "append", entries: [entry] };
}

function credit(
  state: PlayerState,
  asked: Asked<HouseCommand>,
  units: bigint,
  contra: HouseAccount,
): Decision {
  if (units < 0n || state.account.cash + units > MAX_UNITS)
    return { type: "refuse", refusal: "AMOUNT_TOO_LARGE" };
  return append(houseEntryFor(state, asked, units, { cash: units, contra }));
}

function debit(
  state: PlayerState,
  asked: Asked<HouseCommand>,
  units: bigint,
  contra: HouseAccount,
): Decision {
  return move(state, asked, units, state.account.cash, { cash: -units, contra });
}

/**
 * The refusal of money that is about to be put at risk elsewhere, as of a bet. Where nobody bounds
 * single bets, a cap on them lets nothing go there, and neither does a bonus that bounds them.
 */
function refuseRisk(
  { account, sums }: PlayerState,
  units: bigint,
  { betsBounded }: { readonly betsBounded: boolean },
  now: number,
): Decision | undefined {
  if (isBarred(account, now)) return { type: "refuse", refusal: "PLAYER_DISABLED" };
  const bounds = [account.singleBet, account.bonusBet, account.bonusClosed];
  const unbounded = !betsBounded && bounds.some((bound) => bound !== null);
  return unbounded || refusedBySum(account, sums, units, now)
    ? { type: "refuse", refusal: "LIMIT_REACHED" }
    : undefined;
}

/** Never refused for want of cash: what is not there becomes a receivable. */
function reverse(
  state: PlayerState,
  asked: Asked<HouseCommand>,
  units: bigint,
  contra: HouseAccount,
): Decision {
  const { cash, owed } = state.account;
  const back = smaller(units, cash);
  if (units < 0n || owed + units - back > MAX_UNITS)
    return { type: "refuse", refusal: "AMOUNT_TOO_LARGE" };
  return append(houseEntryFor(state, asked, units, { cash: -back, owed: units - back, contra }));
}

/** A movement of what must be there first, into a pocket that must hold it. */
function move(
  state: PlayerState,
  asked: Asked<HouseCommand>,
  units: bigint,
  available: bigint,
  effect: Effect,
): Decision {
  if (units < 0n || units > available) return { type: "refuse", refusal: "NOT_ENOUGH_MONEY" };
  const { cash, held } = state.account;
  if (cash + (effect.cash ?? 0n) > MAX_UNITS || held + (effect.held ?? 0n) > MAX_UNITS)
    return { type: "refuse", refusal: "AMOUNT_TOO_LARGE" };
  return append(houseEntryFor(state, asked, units, effect));
}

/**
 * Ends a hold, or a part of it. There is none to end when its name is unknown, another player's, or
 * nothing is left of it.
 */
function endHold(
  state: PlayerState,
  asked: Asked<Extract<HouseCommand, { readonly hold: string }>>,
): Decision {
  const { command } = asked;
  const hold = asked.ref === null ? undefined : state.facts.get(asked.ref);
  const left =
    hold?.kind === "hold" && hold.player === command.player ? hold.units - hold.taken : 0n;
  if (left === 0n) return { type: "refuse", refusal: "TRANSACTION_DOES_NOT_EXIST" };
  const units = command.units ?? left;
  const effect: Effect =
    command.kind === "release"
      ? { cash: units, held: -units }
      : { held: -units, contra: "payouts" };
  return move(state, asked, units, left, effect);
}

function limitNote(command: Extract<HouseCommand, { kind: "limit" }>): string {
  const { reason } = command;
  return JSON.stringify({ ...capsOf(command), reason }, (_, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value,
  );
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
