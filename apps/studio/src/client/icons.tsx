const PATHS = {
  home: "M4 11 12 4l8 7v9h-5v-6H9v6H4z",
  soundOn: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  soundOff: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5m0-5-5 5",
  pays: "M5 4h14v16H5zM8.5 8.5h3m-3 4h3m-3 4h3M15 8.5h.5m-.5 4h.5m-.5 4h.5",
  fair: "M12 3 5 5.8v5.4c0 4.6 3 7.7 7 9.8 4-2.1 7-5.2 7-9.8V5.8zM8.8 12l2.3 2.4 4.2-4.6",
  rounds: "M12 7.5V12l3 2M4 12a8 8 0 1 0 2.6-5.9L4 8.4M4 4v4.4h4.4",
  quick: "M13 3 5.5 13.5h5L10 21l8-11h-5.5z",
  auto: "M5 11a7 7 0 0 1 12-4l2.5 2.3M19.5 4.5v4.8h-4.8M19 13a7 7 0 0 1-12 4l-2.5-2.3M4.5 19.5v-4.8h4.8",
  stop: "M7 7h10v10H7z",
  minus: "M6 12h12",
  plus: "M12 6v12M6 12h12",
  close: "M6 6l12 12M18 6 6 18",
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon that takes the colour of the text around it. Decoration: the words are beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
