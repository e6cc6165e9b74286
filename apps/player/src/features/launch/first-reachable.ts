import type { Place } from "./game-address.ts";

/** What every server of our studio's pages has, small: a frame does not say that it failed, a picture does. */
const SIGN = "/art/studio.svg";
const LONGEST_MS = 3_000;

/** The first place whose server answers. The last one is not asked: where it is silent there is nothing better. */
export async function firstReachable(places: readonly Place[]): Promise<Place> {
  for (const place of places.slice(0, -1)) if (!("url" in place) || (await answers(place.url))) return place;
  const last = places.at(-1);
  if (!last) throw new RangeError("There is no place to play at.");
  return last;
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const limit = setTimeout(() => end(false), LONGEST_MS);
    const end = (answered: boolean) => {
      clearTimeout(limit);
      resolve(answered);
    };
    picture.addEventListener("load", () => end(true));
    picture.addEventListener("error", () => end(false));
    picture.src = new URL(SIGN, address).href;
  });
}
