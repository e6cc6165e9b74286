/** A symbol from the sprite that the stage has rendered. */
export function Symbol({
  name,
  className = "size-full",
}: {
  readonly name: string;
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 64 64" overflow="visible" className={className} aria-hidden="true">
      <use href={`#sym-${name}`} />
    </svg>
  );
}
