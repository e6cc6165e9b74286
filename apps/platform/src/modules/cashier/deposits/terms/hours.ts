/** When a method is open, by the brand's clock: "08:30". The same twice is all day. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/**
 * Whether a method takes deposits at a moment in the brand's zone: from the minute it opens to the
 * one it closes at, over midnight where it closes earlier than it opens.
 */
export function isOpenAt({ opens, closes }: Hours, at: Temporal.ZonedDateTime): boolean {
  if (opens === closes) return true;
  const now = at.toPlainTime().toString({ smallestUnit: "minute" });
  return opens < closes ? opens <= now && now < closes : opens <= now || now < closes;
}
