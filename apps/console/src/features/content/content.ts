import type { ContentItem } from "@perya/api-client/operator";
import { reading } from "../../shared/http/api.ts";

export type Kind = ContentItem["kind"];
export type Group = Exclude<ContentItem["groupName"], "">;

/** The fields of an item that staff edit. */
export type Draft = Pick<
  ContentItem,
  | "title"
  | "content"
  | "language"
  | "translations"
  | "groupName"
  | "url"
  | "link"
  | "published"
  | "startsAt"
  | "endsAt"
>;

export const contentOf = (brand: number) => reading("/content", { query: { brand } });

/** The parts of the page: an address for each kind, and what it is called. */
export const PARTS = [
  ["banners", "Banners"],
  ["announcements", "Announcements"],
  ["popups", "Popups"],
  ["promotions", "Promotions"],
  ["help", "Help"],
] as const;

export type Part = (typeof PARTS)[number][0];

interface PartWords {
  readonly kind: Kind;
  readonly one: string;
  readonly about: string;
}

export const WORDS: Readonly<Record<Part, PartWords>> = {
  banners: {
    kind: "banner",
    one: "banner",
    about: "Pictures at the top of pages, shown in rotation where a page has several.",
  },
  announcements: {
    kind: "player",
    one: "announcement",
    about: "Scroll across the top of home, and are listed in full in the notices.",
  },
  popups: {
    kind: "popup",
    one: "popup",
    about: "Open by themselves, up to eight on a page, until the visitor closes them.",
  },
  promotions: {
    kind: "promotion",
    one: "promotion",
    about: "Cards on the promotions page, also announced in the notices.",
  },
  help: {
    kind: "help",
    one: "help text",
    about: "The first four are tabs on home; the help page has all of them.",
  },
};

/** Where banners stand, in the order of the menu. */
export const GROUPS: readonly (readonly [group: Group, words: string])[] = [
  ["w_home", "Home"],
  ["w_rng", "Slots"],
  ["w_live", "Live casino"],
  ["w_fish", "Fishing"],
  ["w_pvp", "Player against player"],
  ["w_sports", "Sports"],
  ["w_esports", "Electronic sports"],
  ["w_lott", "Lottery"],
  ["w_inhouse", "In-house games"],
  ["w_promotion", "Promotions"],
  ["w_shop", "Point mall"],
  ["w_help", "Help"],
  ["w_down", "Download"],
  ["w_reg", "Registration"],
  ["w_login", "Login"],
];

export function partOf(name: string): Part {
  return PARTS.find(([part]) => part === name)?.[0] ?? "banners";
}

/** A new item's initial values, in its brand's first language. */
export function freshOf(part: Part, group: string | undefined, language: Draft["language"]): Draft {
  const groupName =
    part === "banners" ? (GROUPS.find(([name]) => name === group)?.[0] ?? "w_home") : "";
  return {
    title: "",
    content: "",
    language,
    translations: {},
    groupName,
    url: "",
    link: "",
    published: false,
    startsAt: null,
    endsAt: null,
  };
}

export function draftOf({
  title,
  content,
  language,
  translations,
  groupName,
  url,
  link,
  published,
  startsAt,
  endsAt,
}: ContentItem): Draft {
  return {
    title,
    content,
    language,
    translations,
    groupName,
    url,
    link,
    published,
    startsAt,
    endsAt,
  };
}

/** Whether players see it at a moment, in milliseconds. */
export function stateOf(
  { published, startsAt, endsAt }: Pick<Draft, "published" | "startsAt" | "endsAt">,
  now: number,
) {
  if (!published) return "DRAFT";
  if (startsAt !== null && Date.parse(startsAt) > now) return "SCHEDULED";
  return endsAt !== null && Date.parse(endsAt) <= now ? "ENDED" : "SHOWN";
}
