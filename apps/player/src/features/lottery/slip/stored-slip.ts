import { newSlip, type Slip } from "./slip.ts";

const PREFIX = "LOTTSLIP:";

/**
 * A game's slip as stored in this browser. An order that was being sent then is now `unknown`.
 */
export function readSlip(gameCode: string, newKey: () => string): Slip {
  const kept = parsed(localStorage.getItem(PREFIX + gameCode));
  if (!kept) return newSlip(newKey());
  if (kept.state.kind === "accepted") return newSlip(newKey());
  return kept.state.kind === "sending" ? { ...kept, state: { kind: "unknown" } } : kept;
}

/** Keeps a game's slip, so that a reload loses nothing. */
export function storeSlip(gameCode: string, slip: Slip): void {
  try {
    if (slip.bets.length === 0) localStorage.removeItem(PREFIX + gameCode);
    else localStorage.setItem(PREFIX + gameCode, JSON.stringify(slip));
  } catch {
    // Storage full or not allowed: it lasts as long as the page.
  }
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
