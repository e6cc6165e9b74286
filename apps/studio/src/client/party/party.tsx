import type { Pace } from "@perya/game-kit";
import { Bulbs, CountUp } from "@perya/game-kit/stage";
import type { CSSProperties } from "react";
import { partyMs, type Tier } from "./tiers.ts";

/** Paper in the air for the smallest party; each larger one has as much more. */
const SLIPS = 18;
const COLOURS = ["#ff6b62", "#ffb627", "#2dd4b4", "#9b8cff", "#fff1d6"];

interface PartyProps {
  readonly tier: Tier;
  readonly won: bigint;
  readonly stake: bigint;
  readonly pace: Pace;
  readonly money: (minor: bigint) => string;
  readonly onEnd: () => void;
}

/**
 * A big win: the fair's own sign, lit, and paper in the air. The page's live region says it in
 * words.
 */
export function Party({ tier, won, stake, pace, money, onEnd }: PartyProps) {
  const times = stake > 0n ? won / stake : 0n;
  return (
    <div className="party" aria-hidden="true" onClick={onEnd}>
      <span className="party-rays" />
      <div className="party-slips">
        {pace !== "calm" &&
          Array.from({ length: slipsOf(tier) }, (_, at) => (
            <i key={at} className="party-slip" style={slip(at)} />
          ))}
      </div>
      <div className="party-sign">
        <Bulbs chasing={pace !== "calm"} />
        <p className="party-title">{tier.title}</p>
        <p className="party-amount">
          <CountUp
            amount={won}
            ms={pace === "calm" ? 0 : partyMs(tier, pace) * 0.55}
            money={money}
          />
        </p>
        <p className="font-semibold">×{times.toLocaleString("en")} the stake</p>
        <Bulbs chasing={pace !== "calm"} />
      </div>
    </div>
  );
}

function slipsOf({ rank }: Tier): number {
  return SLIPS * rank;
}

/**
 * Where a paper slip falls and when: spread evenly by the golden ratio, the same at every party.
 */
function slip(at: number): CSSProperties {
  const spread = (at * 0.618_034) % 1;
  return {
    left: `${(spread * 100).toFixed(1)}%`,
    background: COLOURS[at % COLOURS.length],
    animationDelay: `${(at * 137) % 1_400}ms`,
    animationDuration: `${2_000 + ((at * 271) % 1_100)}ms`,
  };
}
