/**
 * The place of the rooms while they are fetched: as high as they are, so that the games below stay
 * where they are.
 */
export function RoomsPlace() {
  return <div aria-hidden="true" className="h-39" />;
}
