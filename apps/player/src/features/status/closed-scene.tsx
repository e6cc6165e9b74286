/** Where the dark bulbs hang, and how low the wire is there. */
const BULBS = [30, 95, 160, 225, 335, 400, 465, 530].map(
  (x) => [x, 22 + 80 * (x / 560) * (1 - x / 560)] as const,
);

/** The fair with its shutters down: a stall, its awning rolled in, and one lamp that stays on. */
export function ClosedScene() {
  return (
    <svg
      viewBox="0 0 560 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="h-44 w-full border-b border-line bg-ground"
    >
      <path d="M0 190v-28q90-34 190-14 110-40 220-8 80-20 150 4v46z" fill="var(--overlay)" />
      <path d="M0 22Q280 62 560 22" fill="none" stroke="var(--line)" strokeWidth="2" />
      {BULBS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill="var(--line)" />
      ))}
      <circle cx="280" cy="42" r="34" fill="var(--lamp)" opacity=".12" />
      <circle cx="280" cy="42" r="16" fill="var(--lamp)" opacity=".22" />
      <circle cx="280" cy="42" r="6" fill="var(--lamp)" />
      <path d="M190 92h180v80H190z" fill="var(--raised)" stroke="var(--edge)" strokeWidth="2" />
      <path
        d="M200 104h160M200 116h160M200 128h160M200 140h160M200 152h160"
        stroke="var(--line)"
        strokeWidth="2"
      />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
        <path
          key={at}
          d={`M${180 + at * 25} 74h25v18a12.5 12.5 0 0 1-25 0z`}
          fill={at % 2 === 0 ? "var(--coral)" : "var(--canvas)"}
        />
      ))}
      <path d="M174 74h212" stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" />
      <path d="M0 172h560" stroke="var(--line)" strokeWidth="3" />
    </svg>
  );
}
