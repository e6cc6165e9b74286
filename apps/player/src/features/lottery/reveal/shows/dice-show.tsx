import type { CSSProperties } from "react";
import { Pips } from "../../board/die.tsx";
import { endOf } from "../plan-show.ts";
import type { ShowProps } from "../show.ts";
import "./dice-show.css";

/** How each face is put on the cube; opposite ones make seven. */
const SIDES = [
  "rotateY(0deg)",
  "rotateX(90deg)",
  "rotateY(90deg)",
  "rotateY(-90deg)",
  "rotateX(-90deg)",
  "rotateY(180deg)",
] as const;
/** How the cube is turned, in degrees about x and y, to have each face in front. */
const TURNS = [
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
] as const;
/** Whole turns of a die before it rests; each die has its own. */
const TUMBLES = [
  [2, 3],
  [3, 2],
  [3, 4],
] as const;

/** Three dice that are thrown and come to rest, one after the other, on the drawn faces. */
export default function DiceShow({ rows, plan }: ShowProps) {
  const dice = rows.find(({ prize }) => prize === "DICE")?.numbers ?? [];
  return (
    <div className="dice-tray">
      {dice.map((face, at) => (
        <span key={at} className="dice-hop" style={restsAfter(endOf(plan, at))}>
          <span className="dice-tilt">
            <span className="dice-cube" style={{ transform: turnOf(face, at) }}>
              {SIDES.map((side, below) => (
                <span key={side} className="dice-face" style={{ "--side": side } as CSSProperties}>
                  <Pips face={String(below + 1)} />
                </span>
              ))}
            </span>
          </span>
        </span>
      ))}
    </div>
  );
}

function restsAfter(ms: number): CSSProperties {
  return { "--rests": `${ms}ms` } as CSSProperties;
}

function turnOf(face: string, at: number): string {
  const [x, y] = TURNS[Number(face) - 1] ?? TURNS[0];
  const [overX, overY] = TUMBLES[at] ?? TUMBLES[0];
  return `rotateX(${x + overX * 360}deg) rotateY(${y + overY * 360}deg)`;
}
