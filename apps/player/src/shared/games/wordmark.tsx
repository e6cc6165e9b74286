import { Picture } from "../pictures/picture.tsx";

/** Letters set in several ways, so that names beside each other look like signs of their own. */
const SIGNS = [
  "text-bulb-ink tracking-tight sm:text-xl",
  "text-teal italic tracking-wide sm:text-xl",
  "text-violet uppercase tracking-widest",
  "text-coral tracking-tighter sm:text-xl",
  "text-ink uppercase tracking-tight italic",
  "text-bulb-ink lowercase tracking-wide sm:text-xl",
  "text-teal uppercase tracking-tighter sm:text-xl",
] as const;

interface WordmarkProps {
  readonly name: string;
  /** The address of the picture its provider gives; empty where it gives none. */
  readonly logo: string;
}

/** A provider's sign: its own picture, or its name in letters that are always the same for it. */
export function Wordmark({ name, logo }: WordmarkProps) {
  if (logo !== "")
    return (
      <Picture
        src={logo}
        alt={name}
        width="120"
        height="32"
        loading="lazy"
        className="h-8 w-30 object-contain"
      />
    );
  return (
    <span
      dir="auto"
      className={`line-clamp-2 max-w-full font-display text-base leading-tight font-extrabold text-balance ${SIGNS[placeOf(name)] ?? ""}`}
    >
      {name}
    </span>
  );
}

function placeOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return sum % SIGNS.length;
}
