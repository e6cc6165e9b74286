/** One bet of the slip: what was marked on one market, each of its lines for the same money. */
export interface Bet {
  readonly id: string;
  readonly market: string;
  readonly picks: readonly string[];
  /** Minor units of the player's currency that one unit of a line stakes, as digits. */
  readonly unitMinor: string;
  /** Odds x 10,000 that its owner has seen, by what they are for (see `price-slip.ts`). */
  readonly odds: Readonly<Record<string, number>>;
}

/**
 * The slip's state at the server. The result of an order that is `sending` or `unknown` is not
 * known, so its bets can't be changed.
 */
type SlipState =
  | { readonly kind: "draft" }
  | { readonly kind: "sending" }
  | { readonly kind: "unknown" }
  | { readonly kind: "accepted"; readonly orderId: string }
  | { readonly kind: "refused"; readonly code: string; readonly words: string }
  /**
   * The server has no order under this key. Sending it again is still the same order.
   */
  | { readonly kind: "lost" };

/** The same bet over this many draws; 1 is this draw alone. */
export interface ChaseWish {
  readonly issues: number;
  readonly stopOnWin: boolean;
}

/** A bet in preparation on one draw of a game, or on several in a row. */
export interface Slip {
  /** The order's key, created with the slip: everything sent under it is one order. */
  readonly key: string;
  /** The draw it is for; the one that was open when the first bet came. */
  readonly issueNo: string;
  readonly bets: readonly Bet[];
  /** Every unit counts this many times. */
  readonly multiple: number;
  readonly chase: ChaseWish;
  readonly state: SlipState;
}

export type SlipEvent =
  | ({ readonly type: "add"; readonly issueNo: string } & Omit<Bet, "id">)
  | { readonly type: "remove"; readonly id: string }
  | { readonly type: "unit"; readonly id: string; readonly unitMinor: string }
  | { readonly type: "multiple"; readonly multiple: number }
  | { readonly type: "chase"; readonly chase: ChaseWish }
  | { readonly type: "move"; readonly issueNo: string }
  /** The odds of now are taken, by the bets' ids. */
  | { readonly type: "agree"; readonly odds: ReadonlyMap<string, Bet["odds"]> }
  | { readonly type: "clear" }
  /** Another person's slip, or one with more bets, takes its place. */
  | { readonly type: "load"; readonly slip: Slip }
  | { readonly type: "send" }
  | { readonly type: "accepted"; readonly orderId: string }
  | { readonly type: "refused"; readonly code: string; readonly words: string }
  | { readonly type: "unanswered" }
  | { readonly type: "not-found" };

/** Bets of one slip. */
export const MOST_BETS = 50;
const MOST_TIMES = 1_000;

/** An empty slip. */
export function newSlip(key: string): Slip {
  return {
    key,
    issueNo: "",
    bets: [],
    multiple: 1,
    chase: { issues: 1, stopOnWin: true },
    state: { kind: "draft" },
  };
}

/** Whether its bets may be changed. */
export function isOpen({ state }: Slip): boolean {
  return state.kind !== "sending" && state.kind !== "unknown" && state.kind !== "lost";
}

/**
 * The slip's reducer. `newKey` returns a key for a new order, which every change after an answer
 * starts.
 */
export function stepSlip(slip: Slip, event: SlipEvent, newKey: () => string): Slip {
  switch (event.type) {
    case "load":
      return event.slip;
    case "send":
      return slip.bets.length > 0 && (isOpen(slip) || slip.state.kind === "lost")
        ? { ...slip, state: { kind: "sending" } }
        : slip;
    case "accepted":
      return { ...slip, state: { kind: "accepted", orderId: event.orderId } };
    case "refused":
      // Clearly refused: the next attempt is another order.
      return {
        ...slip,
        key: newKey(),
        state: { kind: "refused", code: event.code, words: event.words },
      };
    case "unanswered":
      return isOpen(slip) ? slip : { ...slip, state: { kind: "unknown" } };
    case "not-found":
      return slip.state.kind === "unknown" ? { ...slip, state: { kind: "lost" } } : slip;
    default:
      return isOpen(slip) ? changed(reopened(slip, newKey), event, newKey) : slip;
  }
}

type Change = Extract<
  SlipEvent,
  { type: "add" | "remove" | "unit" | "multiple" | "chase" | "move" | "agree" | "clear" }
>;

function changed(slip: Slip, event: Change, newKey: () => string): Slip {
  switch (event.type) {
    case "add":
      return {
        ...slip,
        issueNo: slip.bets.length > 0 ? slip.issueNo : event.issueNo,
        bets: added(slip.bets, event, newKey),
      };
    case "remove":
      return { ...slip, bets: slip.bets.filter(({ id }) => id !== event.id) };
    case "unit":
      return {
        ...slip,
        bets: slip.bets.map((bet) =>
          bet.id === event.id ? { ...bet, unitMinor: event.unitMinor } : bet,
        ),
      };
    case "multiple":
      return {
        ...slip,
        multiple: Math.max(1, Math.min(MOST_TIMES, Math.trunc(event.multiple) || 1)),
      };
    case "chase":
      return { ...slip, chase: event.chase };
    case "move":
      return { ...slip, issueNo: event.issueNo };
    case "agree":
      return {
        ...slip,
        bets: slip.bets.map((bet) => ({
          ...bet,
          odds: event.odds.get(bet.id) ?? bet.odds,
        })),
      };
    case "clear":
      return newSlip(slip.key);
  }
}

/**
 * The slip after its order was answered: an accepted one is emptied, and new picks are a new order.
 */
function reopened(slip: Slip, newKey: () => string): Slip {
  if (slip.state.kind === "accepted") return newSlip(newKey());
  return slip.state.kind === "draft" ? slip : { ...slip, state: { kind: "draft" } };
}

/** The same marks on the same market once more are one bet with a larger unit. */
function added(
  bets: readonly Bet[],
  { market, picks, unitMinor, odds }: Omit<Bet, "id">,
  newId: () => string,
): readonly Bet[] {
  const same = bets.find((one) => one.market === market && one.picks.join() === picks.join());
  if (!same)
    return bets.length < MOST_BETS
      ? [...bets, { id: newId(), market, picks, unitMinor, odds }]
      : bets;
  const both = (BigInt(same.unitMinor) + BigInt(unitMinor)).toString();
  return bets.map((bet) => (bet === same ? { ...bet, unitMinor: both, odds } : bet));
}
