import { useMay, type Permission } from "../../shared/http/session.ts";

const PARTS = [
  ["games", "Games", "lottery.read"],
  ["draws", "Draws", "lottery.read"],
  ["odds", "Odds", "lottery.read"],
  ["exposure", "Exposure", "lottery.read"],
  ["limits", "Limits", "lottery.read"],
  ["imports", "Imports", "lottery.read"],
  ["reports", "Reports", "reports.read"],
] as const satisfies readonly (readonly [string, string, Permission])[];

export type PartName = (typeof PARTS)[number][0];
export type Parts = readonly (readonly [name: PartName, title: string])[];

/** The parts of the lottery the user's role may see. */
export function useParts(): Parts {
  const may = useMay();
  return PARTS.filter(([, , permission]) => may(permission)).map(
    ([name, title]) => [name, title] as const,
  );
}
