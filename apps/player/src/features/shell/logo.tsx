import { useText } from "../../shared/language/text.ts";

/** The wordmark under its string of bulbs, drawn for small sizes. */
export function Logo() {
  const t = useText("shell");
  return (
    <svg
      viewBox="0 0 118 36"
      width="118"
      height="36"
      direction="ltr"
      role="img"
      aria-label={t("brand")}
      className="shrink-0"
    >
      <path d="M3 5Q31 14 59 5T115 5" fill="none" stroke="var(--line)" strokeWidth="1.5" />
      <g fill="var(--bulb)">
        {[
          [12, 8.2],
          [31, 9.6],
          [48, 7.6],
          [70, 2.6],
          [87, 0.9],
          [104, 2.6],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={(y ?? 0) + 2.5} r="2.3" />
        ))}
      </g>
      <text
        x="4"
        y="32"
        fontFamily="Bricolage Grotesque Variable, system-ui, sans-serif"
        fontWeight="800"
        fontSize="25"
        fill="var(--ink)"
        letterSpacing="-0.5"
      >
        {t("brand")}
      </text>
      <circle cx="84" cy="29.5" r="2.6" fill="var(--coral)" />
    </svg>
  );
}

/** The sign where the word has no room. Decoration: its link says where it leads. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="36"
      height="36"
      aria-hidden="true"
      className="shrink-0 sm:hidden"
    >
      <path
        d="M9 25V8h7.6a5.8 5.8 0 0 1 0 11.6H13V25z"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3.2"
        strokeLinejoin="round"
      />
      <g fill="var(--bulb)">
        <circle cx="25" cy="7" r="1.8" />
        <circle cx="27" cy="12.5" r="1.8" />
        <circle cx="26" cy="18" r="1.8" />
      </g>
    </svg>
  );
}
