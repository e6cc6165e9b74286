import { noteResume } from "../../../shared/device/resume.ts";
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
    else {
      localStorage.setItem(keyOf(place), JSON.stringify(slip));
      if (place.owner !== GUEST) noteResume(true);
    }
  } catch {
    // Storage full or not allowed: it lasts as long as the page.
  }
}

/**
 * The slip to show for its owner: a player's with the bets that were marked before signing in. An
 * order that waits for its answer takes none; they stay the guest's then. `marked`: what is on the
 * page while it is not known yet who is signed in.
 */
export function openSlip(place: SlipPlace, newKey: () => string, marked = newSlip("")): Slip {
  const own = readSlip(place, newKey);
  if (place.owner === GUEST || !isOpen(own)) return own;
  return withBetsOf(withBetsOf(own, readSlip(guestsOf(place), newKey), newKey), marked, newKey);
}

/** Forgets what a guest marked, once a player's slip has it. */
export function clearGuests(place: SlipPlace): void {
  if (place.owner !== GUEST) storeSlip(guestsOf(place), newSlip(""));
}

/** The games for which an owner's bets are stored in this browser that were not placed. */
export function storedSlips(
  owner: string,
): readonly { readonly gameCode: string; readonly bets: number }[] {
  const prefix = keyOf({ owner, gameCode: "" });
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const kept = parsed(localStorage.getItem(key));
      const open = kept && kept.state.kind !== "accepted" && kept.bets.length > 0;
      return open ? [{ gameCode: key.slice(prefix.length), bets: kept.bets.length }] : [];
    });
}

function guestsOf({ gameCode }: SlipPlace): SlipPlace {
  return { owner: GUEST, gameCode };
}

function withBetsOf(own: Slip, { bets, multiple, issueNo }: Slip, newKey: () => string): Slip {
  return bets.reduce(
    (slip, { market, picks, unitMinor, odds }) =>
      stepSlip(slip, { type: "add", issueNo, market, picks, unitMinor, odds }, newKey),
    own.bets.length === 0 ? { ...own, multiple } : own,
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
