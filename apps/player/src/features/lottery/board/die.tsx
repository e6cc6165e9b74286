/** Pips of each face, by their places in three rows of three. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;

/** A die, its face in pips and, for screen readers, as a number. */
export function Die({ face, small }: { face: string; small: boolean }) {
  return (
    <span className="inline-block shrink-0 align-top">
      <Pips face={face} size={small ? 28 : 36} edged />
      <bdi className="sr-only">{face}</bdi>
    </span>
  );
}

/** The pips of a face, in a die's outline where they are `edged`. */
export function Pips({
  face,
  size,
  edged = false,
}: {
  face: string;
  size?: number;
  edged?: boolean;
}) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="block">
      {edged && (
        <rect x="1" y="1" width="22" height="22" rx="5" fill="var(--canvas)" stroke="var(--edge)" />
      )}
      {(PIPS[Number(face) - 1] ?? []).map((place) => (
        <circle
          key={place}
          cx={6 + (place % 3) * 6}
          cy={6 + Math.floor(place / 3) * 6}
          r="2.1"
          fill="var(--on-bulb)"
        />
      ))}
    </svg>
  );
}
