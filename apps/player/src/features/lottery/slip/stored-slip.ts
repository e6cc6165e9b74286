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

/** The games whose slips are stored in this browser with bets that were not placed. */
export function storedSlips(): readonly { readonly gameCode: string; readonly bets: number }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const kept = parsed(localStorage.getItem(key));
      const open = kept && kept.state.kind !== "accepted" && kept.bets.length > 0;
      return open ? [{ gameCode: key.slice(PREFIX.length), bets: kept.bets.length }] : [];
    });
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
