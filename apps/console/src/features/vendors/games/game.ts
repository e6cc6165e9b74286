import type { ListedGame } from "@perya/api-client/operator";

/** The kinds of games as the site's categories, in the order of its menu. */
export const TYPES: readonly (readonly [type: ListedGame["gameType"], words: string])[] = [
  ["RNG", "Slots"],
  ["LIVE", "Live casino"],
  ["FISH", "Fishing"],
  ["PVP", "Player against player"],
  ["SPORTS", "Sports"],
  ["ESPORTS", "Electronic sports"],
  ["COCKFIGHT", "Cockfights"],
  ["LOTT", "Lottery"],
  ["ELOTT", "E-lottery"],
  ["INHOUSE", "In-house"],
];

export const MARKS = [
  ["hot", "Hot"],
  ["new", "New"],
  ["unlisted", "Not listed"],
  ["disabled", "Disabled"],
  ["withdrawn", "Withdrawn by the vendor"],
  ["changed", "Changed by us"],
] as const;

type Own = ListedGame["own"];

/** What staff may change of a game; a text is empty where the vendor's own words count. */
export interface Draft {
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly listed: boolean;
  readonly displayName: string;
  /** Names in languages, by their codes. */
  readonly names: ListedGame["names"];
  readonly gameType: ListedGame["gameType"] | "";
  readonly classify: string;
  readonly iconUrl: string;
  readonly showIconUrl: string;
}

export function draftOf({ isHot, isNew, listed, own, names }: ListedGame): Draft {
  const { displayName = "", gameType = "", classify = "", iconUrl = "", showIconUrl = "" } = own;
  return { isHot, isNew, listed, displayName, names, gameType, classify, iconUrl, showIconUrl };
}

/** The change as the server takes it: what is empty goes back to the vendor's words. */
export function changeOf({ isHot, isNew, listed, names, ...words }: Draft) {
  const own = Object.fromEntries(
    Object.entries(words).map(([name, said]) => [name, said === "" ? null : said]),
  ) as {
    [Name in keyof Own]: Own[Name] | null;
  };
  return { isHot, isNew, listed, names, own };
}
