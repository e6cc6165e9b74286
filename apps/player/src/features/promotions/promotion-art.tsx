const COLOURS = ["var(--coral)", "var(--teal)", "var(--violet)", "var(--lamp)"] as const;
const STRIPES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/**
 * A gift stall in a colour of its own, on a ground as wide as its place. Decoration: the title says
 * what it is.
 */
export function PromotionArt({ at }: { at: number }) {
  const colour = COLOURS[at % COLOURS.length];
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true" className="h-30 w-full bg-overlay">
      <path d="M-800 100h1920v20h-1920z" fill="var(--line)" />
      <path d="M64 36h192v64H64z" fill="var(--raised)" />
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          d={`M${56 + stripe * 26} 14h26v26a13 13 0 0 1-26 0z`}
          fill={stripe % 2 === 0 ? colour : "var(--canvas)"}
        />
      ))}
      <g transform={`translate(${132 + (at % 3) * 18} 62)`}>
        <path d="M0 10h44v28H0z" fill={colour} />
        <path d="M-3 4h50v9H-3z" fill={colour} stroke="var(--raised)" strokeWidth="1.5" />
        <path
          d="M18 4h8v34h-8zM22 4c-14 2-16-14-8-14 5 0 8 8 8 14zm0 0c14 2 16-14 8-14-5 0-8 8-8 14z"
          fill="var(--canvas)"
        />
      </g>
      {[20, 44, 276, 300].map((x, bulb) => (
        <g key={x} fill="var(--lamp)">
          <circle cx={x} cy={bulb % 2 === 0 ? 22 : 32} r="9" opacity=".16" />
          <circle cx={x} cy={bulb % 2 === 0 ? 22 : 32} r="3.6" />
        </g>
      ))}
    </svg>
  );
}
