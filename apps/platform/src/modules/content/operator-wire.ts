import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { wireTime } from "../../http/answers/answer.ts";
import { link } from "../../http/link.ts";
import { BANNER_GROUPS, KINDS, type Draft, type Item } from "./content.ts";
import { makeAllSafe } from "./make-safe.ts";

export const MAX_CONTENT = 50_000;
const words = {
  title: z.string().trim().min(1).max(200),
  content: z.string().max(MAX_CONTENT).default(""),
};
const code = z.enum(LANGUAGES.map((language) => language.code));
const moment = wireTime.nullable().default(null);
export const draft = z
  .object({
    kind: z.enum(KINDS),
    ...words,
    language: code.default("EN").meta({ description: "The language of `title` and `content`." }),
    translations: z
      .partialRecord(code, z.object(words))
      .default({})
      .meta({ description: "`title` and `content` in other languages, by their codes." }),
    groupName: z.enum(["", ...BANNER_GROUPS]).default(""),
    url: link.default(""),
    link: link.default(""),
    order: z.number().int().min(0).max(1_000_000).optional().meta({
      description:
        "If left out, the place stays; new content goes to the end, news to the beginning.",
    }),
    published: z.boolean().default(false),
    startsAt: moment,
    endsAt: moment,
  })
  .refine(({ kind, groupName, url }) => kind !== "banner" || (groupName !== "" && url !== ""), {
    path: ["url"],
    message: "A banner has a place and a picture",
  })
  .refine(({ language, translations }) => !(language in translations), {
    path: ["translations"],
    message: "The item's own language needs no translation",
  })
  .refine(
    ({ content, translations }) =>
      content === "" || Object.values(translations).every((other) => other.content !== ""),
    { path: ["translations"], message: "A translation needs a title and a text" },
  )
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    {
      path: ["endsAt"],
      message: "The end must come after the beginning",
    },
  );

export const version = z.string().regex(/^\d{1,18}$/);
export const itemValue = z
  .object({ ...draft.shape, order: z.number().int(), id: z.string(), version, changedAt: wireTime })
  .meta({
    id: "ContentItem",
    description: "A piece of a brand's content. `content` is sanitised HTML.",
  });

export function draftOf(
  { startsAt, endsAt, order: asked, ...same }: z.infer<typeof draft>,
  order: number,
): Draft {
  const at = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));
  return {
    ...makeAllSafe(same),
    order: asked ?? order,
    startsAt: at(startsAt),
    endsAt: at(endsAt),
  };
}

export function wireItem({
  id,
  kind,
  title,
  content,
  groupName,
  url,
  link,
  order,
  published,
  startsAt,
  endsAt,
  language,
  translations,
  version: seen,
  changedAt,
}: Item): z.infer<typeof itemValue> {
  return {
    id: String(id),
    kind,
    title,
    content,
    groupName: groupName as z.infer<typeof draft>["groupName"],
    url,
    link,
    order,
    published,
    startsAt: startsAt?.toString() ?? null,
    endsAt: endsAt?.toString() ?? null,
    language,
    translations: { ...translations },
    version: String(seen),
    changedAt: changedAt.toString(),
  };
}
