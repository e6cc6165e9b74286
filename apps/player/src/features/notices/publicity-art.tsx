const BULBS = Array.from(
  { length: 13 },
  (_, at) => [at * 40, 18 + 9 * Math.sin((at / 12) * Math.PI)] as const,
);
const PAROLS = [
  [120, 74, "var(--coral)"],
  [240, 84, "var(--lamp)"],
  [360, 74, "var(--teal)"],
] as const;

/** Parols under a string of bulbs: the head of what the brand brings up. Decoration. */
export function PublicityArt() {
  return (
    <svg
      viewBox="0 0 480 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="h-28 w-full bg-ground"
    >
      <path d="M0 120q90-44 190-20 80-40 160-10 60-22 130 6v24z" fill="var(--raised)" />
      <path
        d={`M${BULBS.map(([x, y]) => `${x} ${y}`).join("L")}`}
        fill="none"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      {BULBS.map(([x, y]) => (
        <g key={x} fill="var(--lamp)">
          <circle cx={x} cy={y} r="9" opacity=".16" />
          <circle cx={x} cy={y} r="3.6" />
        </g>
      ))}
      {PAROLS.map(([x, y, colour]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M0-20V${-y + 24}`} stroke="var(--edge)" strokeWidth="1.5" />
          <circle r="22" fill="var(--lamp)" opacity=".14" />
          {[0, 72, 144, 216, 288].map((angle) => (
            <path key={angle} transform={`rotate(${angle})`} d="M0-22 5-7 0 0-5-7z" fill={colour} />
          ))}
          <circle r="4.500" fill="var(--canvas)" />
        </g>
      ))}
    </svg>
  );
}
