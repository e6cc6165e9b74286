import { useEffect, useState } from "react";
import { useCountUp } from "./count-up.ts";

/** From so many stakes on, a win is worth a sign of its own. */
const BIG_STAKES = 10n;
const SHOWN_MS = 3_200;

interface BigWinProps {
  readonly won: bigint | null;
  readonly stake: bigint;
  readonly calm: boolean;
  readonly money: (minor: bigint) => string;
}

/** A sign over the board for a win of ten stakes and more. It goes by itself, and is in nobody's way. */
export function BigWin({ won, stake, calm, money }: BigWinProps) {
  const big = won !== null && stake > 0n && won >= stake * BIG_STAKES;
  return big ? <Sign key={won.toString()} won={won} calm={calm} money={money} /> : null;
}

function Sign({ won, calm, money }: { won: bigint; calm: boolean; money: (minor: bigint) => string }) {
  const [over, setOver] = useState(false);
  const shown = useCountUp(won, calm);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (over) return null;
  return (
    <div className="big-win" aria-hidden="true">
      <p className="font-display text-2xl font-extrabold">Big win</p>
      <p className="text-4xl font-extrabold tabular-nums">{money(shown)}</p>
    </div>
  );
}
