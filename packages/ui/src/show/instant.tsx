interface InstantProps {
  /** ISO 8601; null shows a dash. */
  readonly at: string | null | undefined;
  readonly format: Pick<Intl.DateTimeFormat, "format">;
  readonly className?: string;
}

/** A point in time in the reader's zone, with the exact instant as its title. */
export function Instant({ at, format, className = "" }: InstantProps) {
  if (!at) return <span className="text-soft">–</span>;
  return (
    <time dateTime={at} title={at} className={`whitespace-nowrap ${className}`}>
      {format.format(new Date(at))}
    </time>
  );
}
