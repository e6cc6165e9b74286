import { useEffect, useState, type CSSProperties, type ReactNode } from "react";
import { useMotion } from "../../../shared/layout/motion.tsx";
import { lookOf } from "../art/look-of.ts";
import { Ball } from "../board/ball.tsx";
import { Pips } from "../board/die.tsx";
import { showOf, type ShowKind } from "../reveal/show-of.ts";
import { RaceCar } from "../reveal/shows/race-car.tsx";
import "./cheer.css";
import { CHEER_MS, CHEER_PIECES, cheerPiece } from "./cheer-piece.ts";

/**
 * A win's celebration: what the lottery is drawn with flies, or drives by, for under two seconds.
 * Nothing can be hit there, and nothing moves where less motion is asked for.
 */
export default function Cheer({ gameCode }: { gameCode: string }) {
  const { calm } = useMotion();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), CHEER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (calm || over) return null;
  const kind = showOf(gameCode);
  return (
    <div aria-hidden="true" dir="ltr" data-show={kind} className="cheer">
      {Array.from({ length: CHEER_PIECES }, (_, at) => (
        <span key={at} className="cheer-piece" style={flightOf(at)}>
          {pieceOf(kind, gameCode, at)}
        </span>
      ))}
    </div>
  );
}

function flightOf(at: number): CSSProperties {
  const { x, y, turn, delayMs, ms } = cheerPiece(at);
  return {
    "--x": `${x}rem`,
    "--y": `${y}rem`,
    "--turn": `${turn}deg`,
    "--delay": `${delayMs}ms`,
    "--ms": `${ms}ms`,
  } as CSSProperties;
}

function pieceOf(kind: ShowKind, gameCode: string, at: number): ReactNode {
  if (kind === "dice") return <Pips face={String((at % 6) + 1)} size={26} edged />;
  if (kind === "race")
    return (
      <span className="block w-10">
        <RaceCar car={String((at % 10) + 1)} />
      </span>
    );
  return (
    <Ball
      number={String((at * 7) % 10)}
      tone={at % 2 === 0 ? "won" : "drawn"}
      look={lookOf(gameCode)}
      small
    />
  );
}
