/** The parts around a page. */
export interface FrameParts {
  readonly header: boolean;
  /** The menu at the side: as wide as the visitor likes it, or narrow whatever they like. */
  readonly menu?: "own" | "narrow";
  /** Footer and the thumb's menu. */
  readonly foot?: boolean;
  /** The page takes exactly the screen, as a game does. */
  readonly fills?: boolean;
}

/**
 * Everything; a header and a narrow menu; the header alone of a page, or of
 * login and registration; what a game leaves room for, alone or beside the menu; or nothing.
 */
export const FRAMES = {
  whole: { header: true, menu: "own", foot: true },
  narrow: { header: true, menu: "narrow", foot: true },
  header: { header: true },
  auth: { header: true },
  game: { header: true, fills: true },
  seamless: { header: true, menu: "narrow", fills: true },
  none: { header: false },
} as const satisfies Readonly<Record<string, FrameParts>>;

export type Frame = keyof typeof FRAMES;
