import type { Place } from "./game-address.ts";

/** What every server that stands before our studio has, small: a frame does not say that it failed, a picture does. */
const SIGN = "/art/studio.svg";
const LONGEST_MS = 3_000;

/**
 * The first place, unless it is at one of the brand's own servers and that one is silent: then the second. What a vendor says of its own two addresses is taken at its
 * word, since nothing of theirs is known that could be asked for.
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
