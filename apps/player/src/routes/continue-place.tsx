/**
 * The place of what a player can continue, for who had something the last time: what is below stays
 * where it is.
 */
export function ContinuePlace() {
  return <div aria-hidden="true" className="hidden h-14 max-sm:order-1 resuming:block" />;
}
