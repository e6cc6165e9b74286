const STRIPES = Array.from({ length: 9 }, (_, at) => at);
const SLATS = [118, 132, 146, 160, 174, 188];
const BULBS = [
  [24, 34],
  [66, 44],
  [108, 48],
  [252, 48],
  [294, 44],
  [336, 34],
] as const;

/** A stall with its shutter down, under a string of bulbs. Decoration: the words are beside it. */
export function ClosedArt({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 360 240" aria-hidden="true" className="h-auto w-full">
      <path d="M0 208q60-46 132-20 92-44 228 6v46H0z" fill="var(--overlay)" />
      <path d="M0 28Q90 56 180 50T360 28" fill="none" stroke="var(--edge)" strokeWidth="1.6" />
      {BULBS.map(([x, y]) => (
        <g key={x} fill="var(--lamp)">
          <circle cx={x} cy={y} r="11" opacity=".16" />
          <circle cx={x} cy={y} r="4.2" />
        </g>
      ))}
      <path d="M84 104h192v112H84z" fill="var(--ground)" stroke="var(--line)" strokeWidth="2" />
      <g stroke="var(--line)" strokeWidth="1.6">
        {SLATS.map((y) => (
          <path key={y} d={`M92 ${y}h176`} />
        ))}
      </g>
      <path d="M78 200h204v18H78z" fill="var(--overlay)" stroke="var(--line)" strokeWidth="2" />
      <path d="M72 76h216v18H72z" fill="var(--edge)" />
      {STRIPES.map((at) => (
        <path
          key={at}
          d={`M${72 + at * 24} 80h24v26a12 12 0 0 1-24 0z`}
          fill={at % 2 === 0 ? colour : "var(--canvas)"}
        />
      ))}
      <path d="M0 218h360v22H0z" fill="var(--overlay)" />
      <path d="M0 218h360" stroke="var(--line)" strokeWidth="3" />
    </svg>
  );
}
