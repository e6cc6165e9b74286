const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When a game's next draw is and when its sale ends, in milliseconds by the server's clock. */
export interface Sale {
  readonly isSale: boolean;
  readonly drawAt: number;
  readonly closeAt: number;
}

/**
 * A countdown's text: dashes when nothing is on sale, days and hours from one day on, a clock below
 * that.
 */
export type TimeLeft =
  | { readonly kind: "none" }
  | { readonly kind: "days"; readonly days: number; readonly hours: number }
  | { readonly kind: "clock"; readonly text: string };

/**
 * The time left to a draw. Nothing is counted when the game is not on sale, and in the last second.
 */
export function timeLeft(
  { isSale, drawAt }: Pick<Sale, "isSale" | "drawAt">,
  now: number,
): TimeLeft {
  const leftMs = drawAt - now;
  if (!isSale || leftMs <= SECOND_MS) return { kind: "none" };
  if (leftMs >= DAY_MS)
    return {
      kind: "days",
      days: Math.floor(leftMs / DAY_MS),
      hours: Math.floor((leftMs % DAY_MS) / HOUR_MS),
    };
  return { kind: "clock", text: inFigures(leftMs) };
}

/** Whether a game's card is lit: it is on sale, and the sale ends within a day. */
export function isOn({ isSale, closeAt }: Pick<Sale, "isSale" | "closeAt">, now: number): boolean {
  const toLockMs = closeAt - now;
  return isSale && toLockMs > 0 && toLockMs < DAY_MS;
}

/** hh:mm:ss of less than a day; a second that has begun is not counted. */
function inFigures(leftMs: number): string {
  const seconds = Math.floor(leftMs / SECOND_MS);
  return [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");
}
