/** A string of bulbs along an edge. They chase while something happens, and only then. */
export function Bulbs({
  chasing = false,
  className = "",
}: {
  readonly chasing?: boolean;
  readonly className?: string;
}) {
  return (
    <span aria-hidden="true" className={`bulb-string ${chasing ? "bulb-chase" : ""} ${className}`}>
      <i />
      <i />
    </span>
  );
}

/** Bulbs all around a frame, whose paddings they sit in. */
export function FrameBulbs({ chasing }: { readonly chasing: boolean }) {
  return (
    <span aria-hidden="true" className={`frame-bulbs ${chasing ? "bulb-chase" : ""}`}>
      <i />
      <i />
    </span>
  );
}
