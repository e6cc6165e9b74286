/** One bet of the slip: what was marked on one market, each of its lines for the same money. */
export interface Entry {
  readonly id: string;
  readonly market: string;
  readonly picks: readonly string[];
  /** Minor units of the player's currency that one unit of a line stakes, as digits. */
  readonly unitMinor: string;
  /** Odds x 10,000 that its owner has seen, by what they are for (see `price-slip.ts`). */
  readonly odds: Readonly<Record<string, number>>;
}

/** How the slip stands with the server. Nobody knows what became of an order that is `sending` or `unknown`, so its bets can't be changed. */
type SlipState =
  | { readonly kind: "draft" }
  | { readonly kind: "sending" }
  | { readonly kind: "unknown" }
  | { readonly kind: "accepted"; readonly orderId: string }
  | { readonly kind: "refused"; readonly code: string; readonly words: string }
  /** Asked for by its key, the server knows no such order. Sending it again is the same order still. */
  | { readonly kind: "lost" };

/** The same bet over so many draws; 1 is this draw alone. */
export interface ChaseWish {
  readonly issues: number;
  readonly stopOnWin: boolean;
}

/** What a player is about to bet on one draw of a game, or on several in a row. */
export interface Slip {
  /** The order's own key, made when the slip was opened: whatever is sent under it is one order. */
  readonly key: string;
  /** The draw it is for; the one that was open when the first bet came. */
  readonly issueNo: string;
  readonly entries: readonly Entry[];
  /** Every unit counts so many times. */
  readonly multiple: number;
  readonly chase: ChaseWish;
  readonly state: SlipState;
}

export type SlipEvent =
  | ({ readonly type: "add"; readonly issueNo: string } & Omit<Entry, "id">)
  | { readonly type: "remove"; readonly id: string }
  | { readonly type: "unit"; readonly id: string; readonly unitMinor: string }
  | { readonly type: "multiple"; readonly multiple: number }
  | { readonly type: "chase"; readonly chase: ChaseWish }
  | { readonly type: "move"; readonly issueNo: string }
  /** The odds of now are taken, by the bets' ids. */
  | { readonly type: "agree"; readonly odds: ReadonlyMap<string, Entry["odds"]> }
  | { readonly type: "clear" }
  | { readonly type: "send" }
  | { readonly type: "accepted"; readonly orderId: string }
  | { readonly type: "refused"; readonly code: string; readonly words: string }
  | { readonly type: "unanswered" }
  | { readonly type: "not-found" };

/** Bets of one slip. */
const MOST_ENTRIES = 50;
const MOST_TIMES = 1_000;

/** An empty slip. */
export function newSlip(key: string): Slip {
  return {
    key,
    issueNo: "",
    entries: [],
    multiple: 1,
    chase: { issues: 1, stopOnWin: true },
    state: { kind: "draft" },
  };
}

/** Whether its bets may be changed. */
export function isOpen({ state }: Slip): boolean {
  return state.kind !== "sending" && state.kind !== "unknown" && state.kind !== "lost";
}

/** What a slip becomes. `newKey` gives the key of another order, which every change after an answer begins. */
export function stepSlip(slip: Slip, event: SlipEvent, newKey: () => string): Slip {
  switch (event.type) {
    case "send":
      return slip.entries.length > 0 && (isOpen(slip) || slip.state.kind === "lost")
        ? { ...slip, state: { kind: "sending" } }
        : slip;
    case "accepted":
      return { ...slip, state: { kind: "accepted", orderId: event.orderId } };
    case "refused":
      // A clear no: what is sent next is another order.
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
        issueNo: slip.entries.length > 0 ? slip.issueNo : event.issueNo,
        entries: added(slip.entries, event, newKey),
      };
    case "remove":
      return { ...slip, entries: slip.entries.filter(({ id }) => id !== event.id) };
    case "unit":
      return {
        ...slip,
        entries: slip.entries.map((entry) =>
          entry.id === event.id ? { ...entry, unitMinor: event.unitMinor } : entry,
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
        entries: slip.entries.map((entry) => ({
          ...entry,
          odds: event.odds.get(entry.id) ?? entry.odds,
        })),
      };
    case "clear":
      return newSlip(slip.key);
  }
}

/** The slip after its order was answered: a taken one is gone, and what is chosen now is a new order. */
function reopened(slip: Slip, newKey: () => string): Slip {
  if (slip.state.kind === "accepted") return newSlip(newKey());
  return slip.state.kind === "draft" ? slip : { ...slip, state: { kind: "draft" } };
}

/** The same marks on the same market once more are one bet with a larger unit. */
function added(
  entries: readonly Entry[],
  { market, picks, unitMinor, odds }: Omit<Entry, "id">,
  newId: () => string,
): readonly Entry[] {
  const same = entries.find((one) => one.market === market && one.picks.join() === picks.join());
  if (!same)
    return entries.length < MOST_ENTRIES
      ? [...entries, { id: newId(), market, picks, unitMinor, odds }]
      : entries;
  const both = (BigInt(same.unitMinor) + BigInt(unitMinor)).toString();
  return entries.map((entry) => (entry === same ? { ...entry, unitMinor: both, odds } : entry));
}
