/** The outline of a scoop, with the edge that melts. */
const SCOOP =
  "M8 38a24 24 0 0 1 48 0c3 1 4 8-1 9-2 6-9 6-11 2-3 6-11 6-13 1" +
  "-3 5-11 4-12-2-6 1-9-1-10-1-5-2-4-8-1-9z";
/** Ice cream of ube, mango, pandan and coconut, and a red bean. */
const FLAVOURS = ["#8f5fd6", "#ffb627", "#2fa58c", "#fff1d6", "#8d3b52"];

/** A scoop, for what flies when a drop pays much. */
export function Scoop({ at }: { readonly at: number }) {
  return (
    <svg viewBox="0 0 64 64" className="size-full" aria-hidden="true">
      <path
        d={SCOOP}
        fill={FLAVOURS[at % FLAVOURS.length]}
        stroke="#1d1b3a"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M17 33c1-8 7-13 14-14" fill="none" stroke="#fff" strokeWidth="4" opacity=".7" />
    </svg>
  );
}
