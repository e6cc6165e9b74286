interface Place {
  readonly x: number;
  readonly y: number;
}

/** A jar of something sweet on a shelf. */
export function Jar({ x, y, colour }: Place & { readonly colour: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.86)`}>
      <path d="M-40-124h80v106q0 18-18 18h-44q-18 0-18-18z" fill="#ffffff" opacity=".2" />
      <path d="M-40-88q20-10 40 0t40 0v70q0 18-18 18h-44q-18 0-18-18z" fill={colour} />
      <g fill="#ffffff" opacity=".28">
        <circle cx="-18" cy="-58" r="9" />
        <circle cx="12" cy="-66" r="7" />
        <circle cx="20" cy="-34" r="10" />
        <circle cx="-10" cy="-26" r="8" />
      </g>
      <path d="M-46-146h92v24h-92z" fill="light-dark(#8a5a34, #d0a060)" />
      <path d="M-46-146h92v8h-92z" fill="#fff" opacity=".25" />
      <path d="M-29-108v84" stroke="#ffffff" strokeWidth="8" opacity=".5" strokeLinecap="round" />
    </g>
  );
}

const LAYERS = ["#8d3b52", "#2fa58c", "#ffc955", "#e9deff", "#8f5fd6"];

/** A tall glass as it is served. */
export function Dessert({ x, y, size }: Place & { readonly size: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      stroke="light-dark(#4a3a6a, #2a1548)"
      strokeWidth="3"
      strokeLinejoin="round"
    >
      <path
        d="M46-250 92-300"
        strokeWidth="9"
        stroke="light-dark(#9aa3b5, #b8b2dd)"
        strokeLinecap="round"
      />
      {LAYERS.map((fill, at) => (
        <path
          key={fill}
          d={`M${-44 - at * 5}-${24 + at * 36}h${88 + at * 10}l5-36H${-49 - at * 5}z`}
          fill={fill}
        />
      ))}
      <path d="M44-24 74-204h-22L26-24z" fill="#1d1b3a" opacity=".16" stroke="none" />
      <path
        d="M-72-204q-4-50 34-56 10-40 44-30 40-6 42 34 28 10 22 52z"
        fill="light-dark(#ffffff, #ece6ff)"
      />
      <circle cx="-6" cy="-262" r="34" fill="#9a6be0" />
      <circle cx="34" cy="-252" r="22" fill="#ffb627" />
      <circle cx="10" cy="-302" r="13" fill="#e2473f" />
      <path
        d="M-24-276q4-12 14-14M28-264q2-4 6-5M6-306q1-4 4-4"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M-44-24h88v14q-44 14-88 0zM-16-8h32l8 8h-48z" fill="light-dark(#ffffff, #dcd6f2)" />
      <path d="M-70-196-44-30" stroke="#fff" strokeWidth="7" strokeLinecap="round" opacity=".4" />
    </g>
  );
}
