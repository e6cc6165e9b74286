import { useEffect, useState } from "react";
import type { RoundView } from "@perya/game-kit";
import type { Session } from "./api.ts";
import type { TableState } from "./table/table-state.ts";

const SECOND_MS = 1_000;

interface StripProps {
  readonly session: Session;
  readonly table: Pick<TableState, "phase" | "round">;
  readonly money: (minor: bigint) => string;
}

/**
 * What some jurisdictions want in sight all the time: how long the session lasts, and what it has
 * won or lost since the game was opened.
 */
export function SessionStrip({ session, table, money }: StripProps) {
  const net = useNet(session, table);
  const { displayNetPosition, displaySessionTimer } = session.conduct;
  if (!displayNetPosition && !displaySessionTimer) return null;
  return (
    <p className="session-strip text-xs text-soft tabular-nums">
      {displaySessionTimer && <Elapsed from={session.soFar.seconds} />}
      {displaySessionTimer && displayNetPosition && " · "}
      {displayNetPosition && (
        <span data-testid="net-position">This session: {signed(net, money)}</span>
      )}
    </p>
  );
}

/**
 * What the session's rounds paid less their stakes, minor units. A payout counts once it was shown;
 * the round that a page was reloaded in is in the figure it was reloaded with.
 */
function useNet(session: Session, { phase, round }: StripProps["table"]): bigint {
  const [nets, setNets] = useState<Readonly<Record<string, bigint>>>({});
  if (round && phase !== "asking") {
    const paid = phase === "showing" ? 0n : BigInt(round.payout);
    const known = session.round?.roundId === round.roundId ? netOf(session.round) : 0n;
    const none = round.status === "VOID" || round.status === "REJECTED" || round.free;
    const net = none ? 0n : paid - BigInt(round.stake) - known;
    if (nets[round.roundId] !== net) setNets({ ...nets, [round.roundId]: net });
  }
  return Object.values(nets).reduce((sum, net) => sum + net, BigInt(session.soFar.net));
}

function netOf({ payout, stake, free }: RoundView): bigint {
  if (free) return 0n;
  return BigInt(payout) - BigInt(stake);
}

function Elapsed({ from }: { readonly from: number }) {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(
      () => setSeconds(from + Math.floor((performance.now() - began) / SECOND_MS)),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [from]);
  return <time data-testid="session-time">{clockOf(seconds)}</time>;
}

/** "0:07:05": hours, minutes and seconds. */
function clockOf(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

function signed(minor: bigint, money: StripProps["money"]): string {
  return minor > 0n ? `+${money(minor)}` : money(minor);
}
