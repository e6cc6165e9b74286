import { randomInt } from "node:crypto";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";

/**
 * How a page opens a game: an address, a fallback address, or the page itself as HTML where the
 * vendor gives no address.
 */
export const launchAddress = z
  .object({
    game_url: z.string().optional(),
    game_url2: z.string().optional(),
    content: z.string().optional().meta({
      description:
        "HTML, where the vendor gives no address. It is shown in a frame with an opaque origin.",
    }),
  })
  .meta({
    id: "LaunchAddress",
    description: "Opened at game_url, else at game_url2, else shown as content.",
  });

export type LaunchAddress = z.infer<typeof launchAddress>;

const MAX_ADDRESS = 4_000;
/** Characters of HTML. */
export const MAX_CONTENT = 50_000;

/** A vendor's answer: `url` is in the protocol, some vendors add the others. */
const vendorAnswer = z.object({
  url: z.string().max(MAX_ADDRESS).optional(),
  url2: z.string().max(MAX_ADDRESS).optional(),
  content: z.string().min(1).max(MAX_CONTENT).optional(),
});

export interface Reach {
  /**
   * Whether it opens in a separate window. A frame shows only known origins: any other address
   * would stay empty.
   */
  readonly popup: boolean;
  readonly gameOrigins: readonly string[];
  /** CDN origins in front of the vendor that serve the same. */
  readonly cdns: readonly string[];
}

/**
 * Reads a game's address from a vendor's answer. With CDNs in front of the vendor, one of them is
 * picked at random and the vendor's own address is the fallback. Refuses an answer without an
 * address, or with none that a page may open, which is reported as detail.
 */
export function readLaunchAddress(
  answer: unknown,
  reach: Reach,
): Result<LaunchAddress, "NO_ADDRESS" | "INVALID_URL"> {
  const read = vendorAnswer.safeParse(answer);
  if (!read.success) return refuse("NO_ADDRESS");
  const { url, url2, content } = read.data;
  const named = [url, url2].filter(
    (address) => address !== undefined && address !== "",
  ) as string[];
  const [first, second] = named.filter((address) => isOpenable(address, reach));
  if (first === undefined) {
    if (content !== undefined) return ok({ content });
    return named.length > 0
      ? refuse(
          "INVALID_URL",
          named.map((address) => URL.parse(address)?.origin ?? "not an address").join(", "),
        )
      : refuse("NO_ADDRESS");
  }
  const cdn = reach.cdns[randomInt(Math.max(1, reach.cdns.length))];
  if (cdn !== undefined) return ok({ game_url: at(cdn, first), game_url2: first });
  return ok(second === undefined ? { game_url: first } : { game_url: first, game_url2: second });
}

function isOpenable(address: string, { popup, gameOrigins }: Reach): boolean {
  const url = URL.parse(address);
  return url !== null && (gameOrigins.includes(url.origin) || (popup && url.protocol === "https:"));
}

/** The same page at another server, whose address may end in a folder. */
function at(server: string, address: string): string {
  const { pathname, search, hash } = new URL(address);
  return server.replace(/\/+$/, "") + pathname + search + hash;
}
