import { CountUp } from "../stage/count-up.tsx";
import type { GameViewProps } from "../view.ts";
import { coinsToMinor } from "./lines.tsx";
import type { SlotLook } from "./look.ts";
import type { SlotBeat } from "./script.ts";
import type { ReelMath, SlotRound } from "./slot.ts";

const COUNT_MS = 1_200;

interface SignProps<Win> {
  readonly math: ReelMath<Win>;
  readonly look: SlotLook<Win>;
  readonly round: SlotRound<Win> | undefined;
  readonly beat: SlotBeat | undefined;
  readonly props: GameViewProps;
}

/**
 * The painted sign that comes down over the reels: the free spins given, also announced to screen
 * readers, and their total.
 */
export function Sign<Win>({ math, look, round, beat, props }: SignProps<Win>) {
  const spin = beat && round?.spins[beat.spin];
  const given = spin && beat.kind === "award" ? spin : undefined;
  return (
    <>
      <div role="status">
        {given && (
          <div className="sign" key={beat?.spin}>
            <p className="sign-small">
              {given.scatters} {look.scatters}
            </p>
            <p className="sign-big">{`${given.kind === "FREE" ? "+" : ""}${given.awarded} free spins`}</p>
            {math.freeMultiplier > 1 && (
              <p className="sign-small">every win ×{math.freeMultiplier}</p>
            )}
          </div>
        )}
      </div>
      {round && beat?.kind === "total" && (
        <div className="sign" aria-hidden="true">
          <p className="sign-small">{round.spins.length - 1} free spins · the round pays</p>
          <p className="sign-big">
            <CountUp
              amount={coinsToMinor(math, props, round.coins)}
              ms={props.pace === "calm" ? 0 : COUNT_MS}
              money={props.money}
            />
          </p>
          {round.capped && <p className="sign-small">the most a round can pay</p>}
        </div>
      )}
    </>
  );
}
