/** A string of bulbs along an edge. They chase only while something happens. */
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

/** Bulbs all around a frame; they sit in its padding. */
export function FrameBulbs({ chasing }: { readonly chasing: boolean }) {
  return (
    <span aria-hidden="true" className={`frame-bulbs ${chasing ? "bulb-chase" : ""}`}>
      <i />
      <i />
    </span>
  );
}
