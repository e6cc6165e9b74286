/** A symbol of the sprite the stage has drawn. */
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
