/** How a number on a ball looks: as drawn, as one's own that won, or as one that did not. */
export type BallTone = "drawn" | "won" | "plain";

const TONES: Readonly<Record<BallTone, string>> = {
  drawn: "border-edge bg-overlay text-ink",
  won: "border-transparent bg-bulb text-on-bulb",
  plain: "border-line bg-ground text-soft",
};

/** A drawn number. One or two figures are a ball, more of them a ticket. */
export function Ball({ number, tone = "drawn", small = false }: { number: string; tone?: BallTone; small?: boolean }) {
  const shape = number.length > 2 ? "rounded-lg px-2" : small ? "size-7 rounded-full" : "size-9 rounded-full";
  return (
    <bdi
      dir="ltr"
      className={`inline-grid shrink-0 place-items-center border font-bold tabular-nums ${small ? "min-h-7 text-sm" : "min-h-9 text-base"} ${shape} ${TONES[tone]}`}
    >
      {number}
    </bdi>
  );
}
