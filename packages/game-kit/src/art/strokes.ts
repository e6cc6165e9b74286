/** The outline of everything painted: deep indigo, so that it reads at night and in the morning. */
export const INK = {
  stroke: "#1d1b3a",
  strokeWidth: 2.4,
  strokeLinejoin: "round",
  strokeLinecap: "round",
} as const;

/** Light on a round thing. */
export const SHINE = {
  stroke: "#fff",
  strokeWidth: 3,
  strokeLinecap: "round",
  fill: "none",
  opacity: 0.7,
} as const;
