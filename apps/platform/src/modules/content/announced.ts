import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import type { Item, Kind } from "./content.ts";
import { selectShown } from "./content.store.ts";
import { wordsFor } from "./words-for.ts";

/** The BCP 47 tag of an item's words, which may be another than the reader's. */
export const language = z.string().meta({ description: "The language of the words: `zh-Hans`." });
const notice = z
  .object({
    id: z.string(),
    title: z.string(),
    content: z.string(),
    language,
    timestamp: z.number().int(),
  })
  .meta({
    id: "Notice",
    description:
      "`content` is HTML made safe on the server; `timestamp` is in milliseconds since 1970.",
  });
const banner = z
  .object({
    bannerId: z.string(),
    title: z.string(),
    language,
    url: z.string(),
    groupName: z.string(),
    link: z.string(),
    linkageType: z.enum(["NONE", "ROUTE", "URL"]).meta({
      description: "Whether `link` is nothing, a path of the site, or an address elsewhere.",
    }),
  })
  .meta({ id: "Banner" });

export const announcements = z.object({
  player: z.array(notice),
  banners: z.array(banner),
  popup: z.array(notice),
  promotion: z.array(notice),
});

const ANNOUNCED = ["banner", "player", "popup", "promotion"] as const satisfies readonly Kind[];

/**
 * A brand's current announcements in a reader's languages, the first of `readable` that an item is
 * in, as the player API answers them; of some kinds, or of all.
 */
export async function announcedBy(
  tx: Tx,
  brandId: bigint,
  readable: readonly LanguageCode[],
  kinds: readonly Kind[] = ANNOUNCED,
): Promise<z.infer<typeof announcements>> {
  const shown = await selectShown(tx, brandId, kinds);
  const of = (kind: Kind) =>
    shown
      .filter((item) => item.kind === kind)
      .map((item) => ({ ...item, ...wordsFor(item, readable) }));
  return {
    player: of("player").map(noticeOf),
    banners: of("banner").map(bannerOf),
    popup: of("popup").map(noticeOf),
    promotion: of("promotion").map(noticeOf),
  };
}

/** An item with its words in the reader's language, and their tag. */
type Said = Omit<Item, "language"> & { readonly language: string };

function noticeOf({ id, startsAt, changedAt, ...item }: Said): z.infer<typeof notice> {
  const { title, content } = item;
  const timestamp = (startsAt ?? changedAt).epochMilliseconds;
  return { id: String(id), title, content, language: item.language, timestamp };
}

function bannerOf({
  id,
  title,
  language: tag,
  url,
  groupName,
  link,
}: Said): z.infer<typeof banner> {
  const linkageType = link === "" ? "NONE" : link.startsWith("/") ? "ROUTE" : "URL";
  return { bannerId: String(id), title, language: tag, url, groupName, link, linkageType };
}
