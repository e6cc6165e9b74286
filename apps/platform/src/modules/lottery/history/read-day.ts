/**
 * "2025-01-31" and "20250131"; "31/01/2025" and "31-01-2025" as Vietnamese and Thai publishers
 * write it, the day first.
 */
const FORMS = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d?)[/-](?<month>\d\d?)[/-](?<year>\d{4})$/,
];

/**
 * Reads the day of a published result; undefined for an impossible day or any other text around it,
 * a time included.
 */
export function readDay(text: string): Temporal.PlainDate | undefined {
  const parts = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts["year"]), Number(parts["month"]), Number(parts["day"])];
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    return undefined;
  }
}
