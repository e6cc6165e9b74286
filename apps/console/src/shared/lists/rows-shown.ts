import { createContext, useContext } from "react";

/** The keys of the rows that a queue shows. */
export const RowsShown = createContext<readonly string[]>([]);

/** The keys of the rows shown beside this one: a cell can read something for all at once. */
export function useRows(): readonly string[] {
  return useContext(RowsShown);
}
