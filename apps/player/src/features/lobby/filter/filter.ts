import type { Lobby } from "../lobbies.ts";

const LISTS = ["hot", "fav", "recent"] as const;
/** Which games of a lobby: all of them, or one of the lists. */
export type List = "all" | (typeof LISTS)[number];

/** The classification of games that are new, which no vendor names. */
export const NEW = "NEW";

/**
 * A visitor's filter in a lobby. All of it is in the address, so that Back and a shared link
 * restore it.
 */
export interface Filter {
  readonly list: List;
  /** A vendor's code; empty for all. */
  readonly vendor: string;
  /** A classification, or `NEW`; empty for all. */
  readonly classify: string;
  /** What was typed, trimmed. */
  readonly q: string;
  /** The most a round may cost, in whole units of the currency as digits; empty for any. */
  readonly minBet: string;
  /** The fewest pay lines, as digits; empty for any. */
  readonly minLineNum: string;
  /** The first and the last page that are shown: one, until more are loaded. */
  readonly from: number;
  readonly pageNo: number;
}

type Address = Readonly<Partial<Record<string, string>>>;

const MAX_PAGES_AT_ONCE = 6;

/** Reads the address of a lobby. Whatever was typed there becomes a valid filter. */
export function readFilter(
  address: Address,
  { only, vendorBy }: Pick<Lobby, "only" | "vendorBy">,
): Filter {
  const pageNo = number(address["pageNo"]);
  const list = LISTS.find((one) => one === address["list"]);
  return {
    list: only ?? list ?? "all",
    vendor: address[vendorBy] ?? "",
    classify: address["classify"] ?? "",
    q: (address["q"] ?? "").trim(),
    minBet: digits(address["minBet"]),
    minLineNum: digits(address["minLineNum"]),
    from: Math.min(pageNo, number(address["from"] ?? address["pageNo"])),
    pageNo,
  };
}

/** The filter after a change. A new selection starts on the first page. */
export function changed(filter: Filter, change: Partial<Filter>): Filter {
  return { ...filter, from: change.pageNo ?? 1, pageNo: 1, ...change };
}

/** The address's query after a change. */
export function writeFilter(
  filter: Filter,
  change: Partial<Filter>,
  { only, vendorBy }: Pick<Lobby, "only" | "vendorBy">,
) {
  const next = changed(filter, change);
  return {
    list: next.list === "all" || next.list === only ? undefined : next.list,
    [vendorBy]: next.vendor,
    classify: next.classify,
    q: next.q,
    minBet: next.minBet,
    minLineNum: next.minLineNum,
    from: next.from < next.pageNo ? next.from : undefined,
    pageNo: next.pageNo > 1 ? next.pageNo : undefined,
  };
}

/** Whether the filter is empty: no list, no vendor, no search. */
export function isWhole({ list, q, vendor }: Filter): boolean {
  return list === "all" && q === "" && vendor === "";
}

/**
 * Whether a lobby shows its vendors as cards: where it has them, until something else is chosen.
 */
export function showsVendors({ contents }: Lobby, filter: Filter): boolean {
  return contents === "vendors" && isWhole(filter);
}

/** Whether a list is a player's own, which a guest has none of. */
export function isOwn({ q, list }: Filter): boolean {
  return q === "" && (list === "fav" || list === "recent");
}

/** The filter with no more pages than are worth asking for on arrival: the last ones. */
export function withFewPages(filter: Filter): Filter {
  return { ...filter, from: Math.max(filter.from, filter.pageNo - MAX_PAGES_AT_ONCE + 1) };
}

function number(text: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 1;
}

function digits(text: string | undefined): string {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? (text ?? "") : "";
}
