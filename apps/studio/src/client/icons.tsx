const PATHS = {
  soundOn: "M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12",
  soundOff: "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5m0-5-5 5",
  quick: "M4 6l7 6-7 6zM13 6l7 6-7 6z",
  rules: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5h.01",
  fair: "M12 3v18M5 7h14M5 7l-3 6h6zM19 7l-3 6h6zM8 21h8",
  close: "M6 6l12 12M18 6 6 18",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon in the colour of the text around it; the words are in the button's label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
