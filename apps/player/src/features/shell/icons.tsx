const PATHS = {
  home: "M4 11 12 4l8 7v9h-5v-6H9v6H4z",
  games: "M5 8h14a3 3 0 0 1 3 3v3a4 4 0 0 1-7 2.6L14 15h-4l-1 1.6A4 4 0 0 1 2 14v-3a3 3 0 0 1 3-3zm2 3v3m-1.5-1.5h3M16 12h.01M18.5 13.5h.01",
  instant: "M13 3 5 14h6l-1 7 8-11h-6z",
  wallet: "M4 7h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4zm0 0V6a2 2 0 0 1 2-2h10v3m0 6h.01",
  records: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
  me: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9a8 8 0 0 1 16 0",
  fair: "M12 3v18M5 7h14M5 7l-3 6h6zm14 0-3 6h6zM8 21h8",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  back: "M15 5l-7 7 7 7",
  hidden: "M3 3l18 18M10 5.2A10 10 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3.2 3.8M6.5 7A16 16 0 0 0 2 12s4 7 10 7a10 10 0 0 0 4-.8",
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon that takes the colour of the text around it. Decoration: the words are beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
