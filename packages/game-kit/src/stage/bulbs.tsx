/** A string of bulbs along an edge. They chase while something happens, and only then. */
export function Bulbs({ chasing = false, className = "" }: { readonly chasing?: boolean; readonly className?: string }) {
  return (
    <span aria-hidden="true" className={`bulb-string ${chasing ? "bulb-chase" : ""} ${className}`}>
      <i />
      <i />
    </span>
  );
}
