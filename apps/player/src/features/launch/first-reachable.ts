import type { Place } from "./game-address.ts";

/**
 * A small file on every server in front of our studio: a frame does not report failure, a picture
 * does.
 */
const SIGN = "/art/studio.svg";
const LONGEST_MS = 3_000;

/**
 * The first address, unless it is on one of the brand's own servers and that one is silent: then
 * the second. A vendor's own two addresses are used as they are, since they offer nothing known to
 * probe.
 */
export async function firstReachable(
  [first, second]: readonly Place[],
  servers: readonly string[],
): Promise<Place> {
  if (!first) throw new RangeError("There is no place to play at.");
  if (!second || !("url" in first)) return first;
  const server = servers.find((address) => first.url.startsWith(`${bare(address)}/`));
  return server === undefined || (await answers(server)) ? first : second;
}

function answers(server: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const limit = setTimeout(() => end(false), LONGEST_MS);
    const end = (answered: boolean) => {
      clearTimeout(limit);
      resolve(answered);
    };
    picture.addEventListener("load", () => end(true));
    picture.addEventListener("error", () => end(false));
    picture.src = bare(server) + SIGN;
  });
}

/** An address without slashes at its end, as games are opened behind it. */
function bare(address: string): string {
  return address.replace(/\/+$/, "");
}
