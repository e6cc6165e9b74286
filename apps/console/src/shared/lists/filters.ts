import { useNavigate, useSearch } from "@tanstack/react-router";

/** The filters of every list: they are in the address, so Back and a shared link restore them. */
export interface Filters {
  readonly search?: string;
  readonly status?: string;
  readonly actor?: string;
  readonly action?: string;
  readonly channel?: string;
  /** How far back. */
  readonly span?: string;
  /** Only what is older than this instant. */
  readonly before?: string;
  /** The first and the last day. */
  readonly from?: string;
  readonly to?: string;
  /** The place of banners. */
  readonly group?: string;
  readonly gameType?: string;
  /** Code of a lottery, and number of a draw of it. */
  readonly lottery?: string;
  readonly draw?: string;
  readonly mark?: string;
  /** A tag of players. */
  readonly tag?: string;
  /** A VIP level of players. */
  readonly vip?: number;
  /** Id of a promotion. */
  readonly promotion?: string;
  /** The part of a page that is open. */
  readonly part?: string;
  /** What comes first in a queue. */
  readonly sort?: string;
  /** Number of a vendor. */
  readonly vendor?: number;
  readonly pageNo?: number;
  /** Number of the brand that is looked at. */
  readonly brand?: number;
}

/** What may be set, or taken away. */
type Change = { readonly [Name in keyof Filters]?: Filters[Name] | undefined };
/**
 * The filters in the address, and a way to change them; a changed filter starts at the first page
 * again.
 */
export function useFilters() {
  const filters: Filters = useSearch({ from: "__root__" });
  const navigate = useNavigate();
  const set = (change: Change) => {
    const next = Object.fromEntries(
      Object.entries({ ...filters, pageNo: undefined, ...change }).filter(
        ([, value]) => value !== undefined && value !== "",
      ),
    );
    void navigate({ to: ".", search: next });
  };
  return { filters, set, toPage: (pageNo: number) => set({ pageNo }) };
}
