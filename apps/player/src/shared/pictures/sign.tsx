const PATHS = {
  in: "M20 11v17m-7-7 7 7 7-7",
  out: "M20 29V12m-7 7 7-7 7 7",
  back: "M13 18h10a5 5 0 0 1 0 10h-6M13 18l5-5m-5 5 5 5",
  both: "M12 16h16M12 24h16",
  other: "M12 20h16",
} as const;

export type SignName = keyof typeof PATHS;

/** A round sign for which way money went. Decoration: the words are beside it. */
export function Sign({
  name,
  tone,
}: {
  name: SignName;
  tone: "text-soft" | "text-teal" | "text-violet";
}) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={tone}
    >
      <circle cx="20" cy="20" r="19" fill="var(--ground)" stroke="none" />
      <path d={PATHS[name]} />
    </svg>
  );
}
