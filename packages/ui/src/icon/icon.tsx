const PATHS = {
  home: "M4 11 12 4l8 7v9h-5v-6H9v6H4z",
  hot: "M12 3c.6 3.4 5 5.6 5 10a5 5 0 0 1-10 0c0-2 1-3.4 2-4.4.2 1.5.8 2.4 1.6 2.9C10.8 8.5 10.6 5.5 12 3z",
  heart: "M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20z",
  games:
    "M5 8h14a3 3 0 0 1 3 3v3a4 4 0 0 1-7 2.6L14 15h-4l-1 1.6A4 4 0 0 1 2 14v-3a3 3 0 0 1 3-3zm2 3v3m-1.5-1.5h3M16 12h.01M18.5 13.5h.01",
  slots:
    "M4 5h16v14H4zM9.3 5v14M14.7 5v14M6 9.5h1.5L6.2 14M11.2 9.5h1.6l-1.3 4.5M16.5 9.5H18l-1.3 4.5",
  live: "M9 6.5 18.5 4 21 14l-4 1M3.5 8H13v12H3.5zM8.2 16.5S5.8 14.8 5.8 13.2a1.3 1.3 0 0 1 2.4-.7 1.3 1.3 0 0 1 2.4.7c0 1.6-2.4 3.3-2.4 3.3z",
  fish: "M3 12c3-5 9-6.5 14-2l4-3v10l-4-3c-5 4.5-11 3-14-2zm4.5-.8h.01",
  pvp: "M12 3c-1 4-7 6.5-7 11a3.7 3.7 0 0 0 6.3 2.6L10 21h4l-1.3-4.4A3.7 3.7 0 0 0 19 14c0-4.5-6-7-7-11z",
  sports:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-13 3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 3v5m8.5 1.5-4.7 1.3M17.3 19.2l-3-4M6.7 19.2l3-4M3.5 9.5l4.7 1.3",
  esports: "M3 5h18v11H3zM9 20h6m-3-4v4M8 8.5v4M6 10.5h4M14.5 9.5h.01M17 11.5h.01",
  cockfight:
    "M4 21h16M12 21v-5M4 12c1.5 4 5 5 8.5 4.5C17 16 19 12.5 18 8l2-1.5L17.5 5c-.8-1.8-3.5-1.8-4 .5-.4 2-1.5 4-4.5 4-1.5 0-3.5-.5-5-3-.5 2-.6 3.8 0 5.5zM15 7h.01",
  elott:
    "M3 8a2 2 0 0 0 2-2h14a2 2 0 0 0 2 2v8a2 2 0 0 0-2 2H5a2 2 0 0 0-2-2zM9 6v2m0 2.5v3M9 16v2m4.5-7.5h3.5m-3.5 3h2",
  lottery:
    "M10 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12zm-1.5-8L10 6v6m5.5-.5a5 5 0 1 1-5.8 7.3M15 15.5h2.3L16 19",
  instant: "M13 3 5 14h6l-1 7 8-11h-6z",
  inhouse:
    "M12 10a1 1 0 1 0 0 2 1 1 0 0 0 0-2zm0-7v7m0 2v7m-8-8h7m2 0h7M6.3 5.3l5 5m1.4 1.4 5 5m0-11.4-5 5m-1.4 1.4-5 5M12 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm-4 3 4-10 4 10z",
  promotions: "M4 12V4h8l8 8-8 8zM8.5 8.5h.01M11 14l3-3",
  bonus:
    "M4 9h16v4H4zM5.5 13v8h13v-8M12 9v12M12 9C9 9 7 8 7 6.2A2.2 2.2 0 0 1 11 5c.6.9 1 2.4 1 4zm0 0c0-1.6.4-3.1 1-4a2.2 2.2 0 0 1 4 1.2C17 8 15 9 12 9z",
  vip: "M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z",
  invite: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-7 9a7 7 0 0 1 13.5-2.5M18.5 9v7M15 12.5h7",
  mall: "M5 8h14l-1 12H6zM9 8V7a3 3 0 0 1 6 0v1",
  wallet: "M4 7h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4zm0 0V6a2 2 0 0 1 2-2h10v3m0 6h.01",
  deposit: "M12 5v14M5 12h14",
  withdraw: "M12 19V6m0 0-5 5m5-5 5 5",
  records: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
  bets: "M5 4h14v16l-2.3-1.5L14.3 20 12 18.5 9.7 20l-2.4-1.5L5 20zM9 9h6M9 13h4",
  profit: "M4 20V4m0 16h16M8 16v-4m4 4V8m4 8v-6",
  me: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9a8 8 0 0 1 16 0",
  agent:
    "M12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm12 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM12 8v4m-6 4v-4h12v4",
  signOut: "M14 4h5v16h-5M10 8l-4 4 4 4m-4-4h9",
  fair: "M12 3v18M5 7h14M5 7l-3 6h6zm14 0-3 6h6zM8 21h8",
  app: "M7 3h10v18H7zM11 18h2",
  language:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",
  chat: "M4 5h16v11H10l-5 4v-4H4zM8.5 9.5h7m-7 3h4",
  service:
    "M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H5.5A1.5 1.5 0 0 1 4 17.5zm16 0h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5zM18.5 19c0 1.5-2 2.5-5 2.5",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01",
  speed: "M4 18a9 9 0 1 1 16 0M12 15l4.5-5.5M12 16a1 1 0 1 0 0-2 1 1 0 0 0 0 2z",
  menu: "M4 7h16M4 12h16M4 17h10",
  narrow: "M4 5h16v14H4zM10 5v14m7-10-3 3 3 3",
  wide: "M4 5h16v14H4zM10 5v14m4-10 3 3-3 3",
  more: "M9 6l6 6-6 6",
  again: "M19.5 8A8 8 0 1 0 20 12M20 4v4.5h-4.5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  back: "M15 5l-7 7 7 7",
  down: "M6 9l6 6 6-6",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4",
  news: "M4 10v4h3l7 4V6l-7 4zM17.5 9.5a4 4 0 0 1 0 5M8 14l1 5h2",
  hidden:
    "M3 3l18 18M10 5.2A10 10 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3.2 3.8M6.5 7A16 16 0 0 0 2 12s4 7 10 7a10 10 0 0 0 4-.8",
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that point along the line of text, and turn with it. */
const ALONG: ReadonlySet<IconName> = new Set(["back", "more", "narrow", "wide", "signOut", "news"]);

interface LineProps {
  /** What is drawn, in a square of 24. */
  readonly d: string;
  readonly size?: number;
  readonly className?: string;
}

/**
 * A line drawing that takes the colour of the text around it. Decoration: the words are beside it.
 */
export function Line({ d, size = 22, className = "" }: LineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={d} />
    </svg>
  );
}

/** One of the drawings that several places show. */
export function Icon({
  name,
  className = "",
  ...line
}: Omit<LineProps, "d"> & { readonly name: IconName }) {
  return (
    <Line
      d={PATHS[name]}
      className={`${ALONG.has(name) ? "rtl:-scale-x-100" : ""} ${className}`}
      {...line}
    />
  );
}
