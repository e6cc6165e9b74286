import { isOpen, newSlip, stepSlip, type Slip } from "./slip.ts";

const PREFIX = "LOTTSLIP:";

/** The owner of what someone marks before signing in. */
export const GUEST = "guest";

/** Whose slip, and of which game. */
export interface SlipPlace {
  /** A player's public id, or `GUEST`. */
  readonly owner: string;
  readonly gameCode: string;
}

/**
 * A game's slip as stored in this browser for its owner; another player's stays where it is. An
 * order that was being sent then is now `unknown`.
 */
export function readSlip(place: SlipPlace, newKey: () => string): Slip {
  const kept = parsed(localStorage.getItem(keyOf(place)));
  if (!kept) return newSlip(newKey());
  if (kept.state.kind === "accepted") return newSlip(newKey());
  return kept.state.kind === "sending" ? { ...kept, state: { kind: "unknown" } } : kept;
}

/** Keeps a slip until its order is taken, so that closing the browser loses nothing. */
export function storeSlip(place: SlipPlace, slip: Slip): void {
  try {
    if (slip.bets.length === 0 || slip.state.kind === "accepted")
      localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(slip));
  } catch {
    // Storage full or not allowed: it lasts as long as the page.
  }
}

/**
 * A player's slip with the bets that were marked before it was known whose they are. An order that
 * waits for its answer takes none; they stay the guest's then.
 */
export function slipAfter(
  before: { readonly owner: string | undefined; readonly slip: Slip },
  place: SlipPlace,
  newKey: () => string,
): Slip {
  const own = readSlip(place, newKey);
  const marked = before.owner === undefined || before.owner === GUEST;
  if (!marked || place.owner === GUEST || !isOpen(own) || !isOpen(before.slip)) return own;
  if (before.slip.state.kind === "accepted") return own;
  if (before.owner === GUEST) storeSlip({ ...place, owner: GUEST }, newSlip(""));
  if (own.bets.length === 0) return { ...before.slip, key: own.key, state: { kind: "draft" } };
  return before.slip.bets.reduce(
    (slip, { market, picks, unitMinor, odds }) =>
      stepSlip(
        slip,
        { type: "add", issueNo: before.slip.issueNo, market, picks, unitMinor, odds },
        newKey,
      ),
    own,
  );
}

function keyOf({ owner, gameCode }: SlipPlace): string {
  return `${PREFIX}${owner}:${gameCode}`;
}

/** A slip in the stored format; anything else is ignored. */
function parsed(text: string | null): Slip | undefined {
  try {
    const slip = JSON.parse(text ?? "null") as Slip | null;
    if (
      typeof slip?.key !== "string" ||
      typeof slip.issueNo !== "string" ||
      !(slip.multiple >= 1) ||
      !(slip.chase?.issues >= 1) ||
      typeof slip.state?.kind !== "string"
    )
      return undefined;
    const whole = slip.bets.every(
      ({ id, market, picks, unitMinor, odds }) =>
        id && market && Array.isArray(picks) && /^[1-9]\d{0,15}$/.test(unitMinor) && odds,
    );
    return whole ? slip : undefined;
  } catch {
    return undefined;
  }
}
