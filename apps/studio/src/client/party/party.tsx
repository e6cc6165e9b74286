import type { Pace, PartyMotif } from "@perya/game-kit";
import { Bulbs, CountUp } from "@perya/game-kit/stage";
import type { CSSProperties } from "react";
import { flightOf } from "./flight.ts";
import { partyMs, type Tier } from "./tiers.ts";

/** Things in the air at the smallest party; each larger one has as many more. */
const PIECES = 14;

interface PartyProps {
  readonly tier: Tier;
  readonly won: bigint;
  readonly stake: bigint;
  readonly pace: Pace;
  readonly money: (minor: bigint) => string;
  readonly motif: PartyMotif;
}

/**
 * A big win: the fair's own sign, lit, and the game's own things in the air. Whatever can be
 * pressed below still can. The page's live region says it in words.
 */
export function Party({ tier, won, stake, pace, money, motif }: PartyProps) {
  const times = stake > 0n ? won / stake : 0n;
  return (
    <div className="party" aria-hidden="true">
      <span className="party-rays" />
      <div className={`party-air party-${motif.flight}`}>
        {pace !== "calm" &&
          Array.from({ length: PIECES * tier.rank }, (_, at) => (
            <i key={at} className="party-piece" style={styleOf(at, partyMs(tier, pace))}>
              <motif.Piece at={at} />
            </i>
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

function styleOf(at: number, ms: number): CSSProperties {
  const flight = flightOf(at, ms);
  return {
    left: `${(flight.left * 100).toFixed(1)}%`,
    animationDelay: `${flight.delayMs}ms`,
    animationDuration: `${flight.ms}ms`,
    "--drift": flight.drift,
  } as CSSProperties;
}
