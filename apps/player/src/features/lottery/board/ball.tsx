import { waveOf } from "@perya/game-mark-six/waves";
import type { Look } from "../art/look-of.ts";
import { Die } from "./die.tsx";

/** How a number on a ball looks: as drawn, as a winning pick, or as one that did not win. */
type BallTone = "drawn" | "won" | "plain";

const TONES: Readonly<Record<BallTone, string>> = {
  drawn: "border-edge bg-overlay text-ink",
  won: "border-transparent bg-bulb text-on-bulb",
  plain: "border-line bg-ground text-soft",
};

/** The plates of ten cars: five filled, and five framed in the same colours. */
const PLATES = [
  "border-transparent bg-coral text-(--on-coral)",
  "border-transparent bg-teal text-(--on-teal)",
  "border-transparent bg-violet text-(--on-violet)",
  "border-transparent bg-bulb text-on-bulb",
  "border-transparent bg-ink text-ground",
  "border-coral bg-ground text-ink",
  "border-teal bg-ground text-ink",
  "border-violet bg-ground text-ink",
  "border-bulb bg-ground text-ink",
  "border-ink bg-ground text-ink",
] as const;

const WAVES = { RED: "border-coral", BLUE: "border-violet", GREEN: "border-teal" } as const;

interface BallProps {
  readonly number: string;
  readonly tone?: BallTone;
  readonly small?: boolean;
  readonly look?: Look;
}

/**
 * A drawn number. One or two figures are a ball, more of them a ticket; dice and cars look like
 * what they are.
 */
export function Ball({ number, tone = "drawn", small = false, look = "ball" }: BallProps) {
  if (look === "die") return <Die face={number} small={small} />;
  const isPlate = number.length > 2 || look === "car";
  const shape = isPlate
    ? `rounded-lg ${look === "car" ? (small ? "w-7" : "w-9") : "px-2"}`
    : small
      ? "size-7 rounded-full"
      : "size-9 rounded-full";
  return (
    <bdi
      dir="ltr"
      className={`inline-grid shrink-0 place-items-center font-bold tabular-nums ${small ? "min-h-7 text-sm" : "min-h-9 text-base"} ${shape} ${paintOf(look, number, tone)}`}
    >
      {number}
    </bdi>
  );
}

function paintOf(look: Look, number: string, tone: BallTone): string {
  if (look === "car") return `border-2 ${PLATES[Number(number) - 1] ?? TONES.drawn}`;
  if (look === "wave" && tone === "drawn")
    return `border-3 ${waveEdge(number)} bg-overlay text-ink`;
  return `border ${TONES[tone]}`;
}

/** The edge of a ball of Mark Six in its colour. */
export function waveEdge(number: string): string {
  return WAVES[waveOf(Number(number))];
}
