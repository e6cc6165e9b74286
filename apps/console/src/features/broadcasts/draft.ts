import type { BodyOf } from "@perya/api-client";
import type { paths } from "@perya/api-client/operator";
import type { Language } from "@perya/languages";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";

export type Code = Language["code"];
type Sent = BodyOf<paths, "POST", "/broadcasts">;
export type Audience = Sent["audience"];
export type Segment = Extract<Audience, { segment: unknown }>["segment"];

/** What a member of staff has typed so far. */
export interface Draft {
  readonly language: Code;
  readonly words: Readonly<Partial<Record<Code, { title: string; text: string }>>>;
  readonly link: string;
  readonly advertises: boolean;
  readonly to: "names" | "segment";
  /** Names or ids of players, separated by commas, spaces or line breaks. */
  readonly names: string;
  readonly countries: readonly string[];
  readonly levels: readonly number[];
  /** 0 for players without one. */
  readonly vipLevels: readonly number[];
  readonly registeredFrom: string | null;
  readonly registeredBefore: string | null;
  readonly seenFrom: string | null;
  readonly seenBefore: string | null;
  readonly currency: string;
  readonly least: string;
  readonly most: string;
}

export const emptyDraft = (language: Code): Draft => ({
  language,
  words: { [language]: { title: "", text: "" } },
  link: "",
  advertises: true,
  to: "names",
  names: "",
  countries: [],
  levels: [],
  vipLevels: [],
  registeredFrom: null,
  registeredBefore: null,
  seenFrom: null,
  seenBefore: null,
  currency: "PHP",
  least: "",
  most: "",
});

/** Whom a draft is for. Throws Mistyped where the amounts of the balance can't be read. */
export function audienceOf(draft: Draft): Audience {
  if (draft.to === "names") {
    const names = draft.names.split(/[\s,;]+/).filter((name) => name !== "");
    if (names.length === 0) throw new Mistyped("Please name at least one player.");
    return { names };
  }
  const { countries, levels, vipLevels, currency } = draft;
  const range = (from: string | null, before: string | null) =>
    (from ?? before) === null
      ? undefined
      : { ...(from !== null && { from }), ...(before !== null && { before }) };
  const amount = (text: string) => (text.trim() === "" ? undefined : unitsOf(text, currency));
  const [least, most] = [amount(draft.least), amount(draft.most)];
  const registered = range(draft.registeredFrom, draft.registeredBefore);
  const seen = range(draft.seenFrom, draft.seenBefore);
  const hasBalance = (least ?? most) !== undefined;
  return {
    segment: {
      ...(countries.length > 0 && { countries: [...countries] }),
      ...(levels.length > 0 && { levels: [...levels] }),
      ...(vipLevels.length > 0 && { vipLevels: [...vipLevels] }),
      ...(registered && { registered }),
      ...(seen && { seen }),
      ...(hasBalance && {
        balance: {
          currency,
          ...(least !== undefined && { least }),
          ...(most !== undefined && { most }),
        },
      }),
    },
  };
}

/** What is sent of a draft. Throws Mistyped. */
export function messageOf(draft: Draft): Omit<Sent, "audience" | "expected"> {
  const { language, words, link, advertises } = draft;
  const lacking = Object.values(words).some(
    ({ title, text }) => title.trim() === "" || text.trim() === "",
  );
  if (lacking) throw new Mistyped("Please write a title and a text in every language.");
  return { language, words, link: link.trim(), advertises };
}
