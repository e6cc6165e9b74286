/**
 * A country's dialling code, the plus before it in languages that are written from the right as
 * well.
 */
export function DialingCode({
  code,
  className,
}: {
  readonly code: string | undefined;
  readonly className: string;
}) {
  return (
    <bdi dir="ltr" className={`tabular-nums ${className}`}>
      +{code}
    </bdi>
  );
}
