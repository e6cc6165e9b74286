import type { LanguageCode } from "@perya/languages";
import type { Draft, Kind, Words } from "../modules/content/index.ts";
import { AR } from "./demo-words/ar.ts";
import { CN } from "./demo-words/cn.ts";
import type { DemoWords } from "./demo-words/demo-words.ts";
import { EN } from "./demo-words/en.ts";
import { TY } from "./demo-words/ty.ts";
import { VI } from "./demo-words/vi.ts";

const BANNERS: readonly (readonly [
  groupName: string,
  picture: string,
  title: keyof DemoWords["banners"],
  link: string,
])[] = [
  ["w_home", "free-trial", "freeTrial", "/rng"],
  ["w_home", "harbor-lanterns", "lanterns", "/rng"],
  ["w_home", "mango-mines", "mango", "/inhouse"],
  ["w_home", "fair-play", "fairPlay", "/fairness"],
  ["w_home", "pocket", "pocket", "/download"],
  ["w_home", "take-breaks", "breaks", "/help"],
  ["w_rng", "categories/rng", "slots", ""],
  ["w_rng", "trial-wide", "slotsFree", ""],
  ["w_inhouse", "instant-wide", "instant", ""],
  ["w_promotion", "promotions-wide", "promotions", ""],
  ["w_down", "pocket-wide", "download", ""],
];

const TOLD: readonly (readonly [kind: Kind, words: keyof DemoWords["told"]])[] = [
  ["player", "welcome"],
  ["player", "check"],
  ["player", "limit"],
  ["promotion", "newGame"],
  ["popup", "open"],
];

/** The languages that the site is written in, besides English. */
const OTHERS = { VI, TY, CN, AR } as const satisfies Partial<Record<LanguageCode, DemoWords>>;

/**
 * The demo brand's content: its banners, notices, a promotion and a popup, in every language the
 * site is written in. Its help is the site's own.
 */
export function demoContent(): Draft[] {
  const same = {
    language: "EN",
    groupName: "",
    url: "",
    link: "",
    published: true,
    startsAt: null,
    endsAt: null,
  } as const;
  return [
    ...BANNERS.map(([groupName, picture, name, link], at) => ({
      ...same,
      ...inEvery(({ banners }) => ({ title: banners[name], content: "" })),
      kind: "banner" as const,
      groupName,
      url: `/banners/${picture}.svg`,
      link,
      order: (at + 1) * 10,
    })),
    ...TOLD.map(([kind, name], at) => ({
      ...same,
      ...inEvery(({ told }) => told[name]),
      kind,
      order: (at + 1) * 10,
    })),
  ];
}

/** English words, and the same in the other languages. */
function inEvery(wordsOf: (words: DemoWords) => Words): Words & Pick<Draft, "translations"> {
  const translations = Object.entries(OTHERS).map(([code, words]) => [code, wordsOf(words)]);
  return { ...wordsOf(EN), translations: Object.fromEntries(translations) };
}
