import { CountUp } from "../stage/count-up.tsx";
import type { GameViewProps } from "../view.ts";
import type { SlotLook } from "./look.ts";
import type { SlotBeat } from "./script.ts";
import type { ReelMath, SlotRound, Spin } from "./slot.ts";

const COUNT_MS = 500;

interface Told<Win> {
  readonly math: ReelMath<Win>;
  readonly look: SlotLook<Win>;
  readonly props: GameViewProps;
}

/** A number of a round's coins in minor units of its stake. */
export function coinsToMinor<Win>(
  math: ReelMath<Win>,
  props: GameViewProps,
  coins: number,
): bigint {
  return (BigInt(props.round?.stake ?? "0") / BigInt(math.betCoins)) * BigInt(coins);
}

/** The line above the window: progress of the free spins, or how wins are made. */
export function FeatureLine<Win>({
  math,
  look,
  round,
  beat,
  props,
}: Told<Win> & {
  readonly round: SlotRound<Win> | undefined;
  readonly beat: SlotBeat | undefined;
}) {
  const isFree = round && beat && beat.spin > 0 && beat.kind !== "rest";
  if (!isFree) return <p className="slot-line slot-hint">{look.hint}</p>;
  const played = round.spins.slice(0, beat.spin + 1);
  const awarded = played.reduce(
    (sum, spin, at) => sum + (at < beat.spin || beat.kind !== "land" ? spin.awarded : 0),
    0,
  );
  const counted = beat.kind === "land" ? played.slice(0, -1) : played;
  const coins = counted.reduce((sum, spin) => sum + spin.coins, 0);
  return (
    <p className="slot-line slot-free">
      <span>
        Free spin <b>{beat.spin}</b> of <b>{awarded}</b>
      </span>
      {math.freeMultiplier > 1 && <span className="slot-times">wins ×{math.freeMultiplier}</span>}
      <span>
        so far <b className="tabular-nums">{props.money(coinsToMinor(math, props, coins))}</b>
      </span>
    </p>
  );
}

/** The line below the window: which wins pay, and how much. */
export function WinLine<Win>({
  math,
  look,
  wins,
  spin,
  props,
}: Told<Win> & { readonly wins: readonly Win[]; readonly spin: Spin<Win> | undefined }) {
  if (!spin || spin.coins === 0) return <p className="slot-line" />;
  const times = spin.kind === "FREE" ? math.freeMultiplier : 1;
  const one = wins.length === 1 && spin.wins.length > 1 ? wins[0] : undefined;
  const coins = one === undefined ? spin.coins : math.coinsOf(one) * times;
  return (
    <p className="slot-line slot-win">
      <span className="truncate">
        {one === undefined ? describeSpin(look, spin) : look.describeWin(one)}
      </span>
      <b>
        <CountUp
          key={one === undefined ? "all" : look.describeWin(one)}
          amount={coinsToMinor(math, props, coins)}
          ms={props.pace === "normal" && one === undefined ? COUNT_MS : 0}
          money={props.money}
        />
      </b>
    </p>
  );
}

/** A spin's wins in a few words. */
export function describeSpin<Win>(look: SlotLook<Win>, spin: Spin<Win>): string {
  const first = spin.wins[0];
  const scatters = spin.awarded > 0 ? `${spin.scatters} ${look.scatters}` : "";
  if (first === undefined) return scatters;
  const lines = spin.wins.length === 1 ? look.describeWin(first) : `${spin.wins.length} wins`;
  return scatters ? `${scatters} · ${lines}` : lines;
}
