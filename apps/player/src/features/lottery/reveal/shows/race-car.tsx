/** The paint of ten cars, as on their plates: body, trim, and the number on it. */
const PAINTS = [
  ["var(--coral)", "var(--coral)", "var(--on-coral)"],
  ["var(--teal)", "var(--teal)", "var(--on-teal)"],
  ["var(--violet)", "var(--violet)", "var(--on-violet)"],
  ["var(--bulb)", "var(--bulb)", "var(--on-bulb)"],
  ["var(--ink)", "var(--ink)", "var(--ground)"],
  ["var(--ground)", "var(--coral)", "var(--ink)"],
  ["var(--ground)", "var(--teal)", "var(--ink)"],
  ["var(--ground)", "var(--violet)", "var(--ink)"],
  ["var(--ground)", "var(--bulb)", "var(--ink)"],
  ["var(--ground)", "var(--ink)", "var(--ink)"],
] as const;

/** A racing car from the side, its nose to the right, with its number. */
export function RaceCar({ car }: { readonly car: string }) {
  const [body, trim, number] = PAINTS[Number(car) - 1] ?? PAINTS[0];
  return (
    <svg viewBox="0 0 60 32" className="race-car">
      <path
        d="M3 6h6l2 5h9q2-6 8-6h7q4 0 6 6l15 5q3 1 3 4v4H2z"
        fill={body}
        stroke={trim}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <text x="27" y="21.5" textAnchor="middle" fontSize="14" fontWeight="800" fill={number}>
        {Number(car)}
      </text>
      {[13, 47].map((x) => (
        <g key={x}>
          <circle cx={x} cy="25" r="6" fill="var(--ink)" />
          <circle cx={x} cy="25" r="2.4" fill="var(--ground)" />
        </g>
      ))}
    </svg>
  );
}
