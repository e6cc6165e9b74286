import { Field } from "./controls.tsx";

const MINUTE_MS = 60_000;

interface Props {
  readonly label: string;
  /** An instant; null for none. */
  readonly at: string | null;
  readonly onChange: (at: string | null) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A point in time, chosen in the reader's zone. */
export function MomentField({ label, at, onChange, ...rest }: Props) {
  const change = (typed: string) => onChange(typed === "" ? null : new Date(typed).toISOString());
  return (
    <Field
      label={label}
      type="datetime-local"
      value={localOf(at)}
      onChange={({ target }) => change(target.value)}
      {...rest}
    />
  );
}

/** An instant as the browser's field wants it, in the reader's zone. */
function localOf(instant: string | null): string {
  if (instant === null) return "";
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS)
    .toISOString()
    .slice(0, "2026-11-21T15:00".length);
}
