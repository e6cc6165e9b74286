/**
 * The plaza at night: a ferris wheel, tents and a jeepney under a string of bulbs. Still, and out
 * of the way of the words. It is in a file of its own, which keeps home's page and scripts small.
 */
const SCENE = "/scenes/plaza.svg";

/** A string of bulbs across whatever it hangs over. */
export function BulbString({ className }: { className: string }) {
  return (
    <svg
      viewBox="-220 0 1120 60"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      className={className}
    >
      <use href={`${SCENE}#bulbs`} />
    </svg>
  );
}

/** What stands on the plaza. */
export function HeroScene() {
  return (
    <svg
      viewBox="-220 0 1120 360"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="h-full w-full rtl:-scale-x-100"
    >
      <use href={`${SCENE}#plaza`} />
    </svg>
  );
}
