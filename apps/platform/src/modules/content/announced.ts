import type { Tx } from "@perya/postgres";
import { z } from "zod";
import type { Item, Kind } from "./content.ts";
import { selectShown } from "./content.store.ts";

const notice = z
  .object({ id: z.string(), title: z.string(), content: z.string(), timestamp: z.number().int() })
  .meta({
    id: "Notice",
    description:
      "`content` is HTML made safe on the server; `timestamp` is in milliseconds since 1970.",
  });
const banner = z
  .object({
    bannerId: z.string(),
    title: z.string(),
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

/** A brand's current announcements, as the player API answers them; of some kinds, or of all. */
export async function announcedBy(
  tx: Tx,
  brandId: bigint,
  kinds: readonly Kind[] = ANNOUNCED,
): Promise<z.infer<typeof announcements>> {
  const shown = await selectShown(tx, brandId, kinds);
  const of = (kind: Kind) => shown.filter((item) => item.kind === kind);
  return {
    player: of("player").map(noticeOf),
    banners: of("banner").map(bannerOf),
    popup: of("popup").map(noticeOf),
    promotion: of("promotion").map(noticeOf),
  };
}

function noticeOf({ id, title, content, startsAt, changedAt }: Item): z.infer<typeof notice> {
  return { id: String(id), title, content, timestamp: (startsAt ?? changedAt).epochMilliseconds };
}

function bannerOf({ id, title, url, groupName, link }: Item): z.infer<typeof banner> {
  const linkageType = link === "" ? "NONE" : link.startsWith("/") ? "ROUTE" : "URL";
  return { bannerId: String(id), title, url, groupName, link, linkageType };
}
