interface SkeletonProps {
  /** The text for screen readers. */
  readonly label: string;
  readonly rows: number;
  /** Height and corners of a row. */
  readonly row: string;
}

/** Placeholders of the size of the coming content, so that nothing jumps. */
export function Skeleton({ label, rows, row }: SkeletonProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="awaited grid gap-2">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={`animate-pulse bg-raised motion-reduce:animate-none ${row}`} />
      ))}
    </div>
  );
}
