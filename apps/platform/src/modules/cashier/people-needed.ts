/** How many people must agree before so many ledger units come in or go out. */
export function peopleNeeded(units: bigint, twoPersonAbove: bigint): 1 | 2 {
  return units > twoPersonAbove ? 2 : 1;
}
