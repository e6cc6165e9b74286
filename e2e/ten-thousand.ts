import type { Page, Route } from "@playwright/test";

const TOTAL = 10_000;
const GIVEN: Readonly<Record<string, number>> = { "/games": 42, "/games/search": 28 };

/** A game in the player API's answer. */
export function madeUp(at: number, more: object = {}) {
  const name = `Game ${at + 1}`;
  const words = {
    gameName: name,
    nodeName: name,
    displayName: name,
    nameLanguage: "en",
    vendorName: at % 2 === 0 ? "Even Works" : "Odd Works",
  };
  const kind = {
    gameType: "RNG",
    vassalage: at % 2 === 0 ? "EVEN" : "ODD",
    gameClassify: "Slots",
    isGame: "GAME",
    accountTypeName: "MAIN",
  };
  const marks = {
    isNew: at === 0,
    isHot: at === 1 ? 1 : 0,
    supportPlay: at % 2,
    opensIn: "frame",
    rtp: "95.00",
  };
  const art = "/icons/192.png";
  return {
    gameId: `game-${at}`,
    nodeId: String(900_000 + at),
    roomId: "",
    ...words,
    ...kind,
    ...marks,
    iconUrl: art,
    showIcon: art,
    lagerIcon: art,
    ...more,
  };
}

/**
 * Answers the list requests of a page with ten thousand games instead of the server's, and records
 * the requests.
 */
export async function withTenThousand(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  const answer = (route: Route, value: unknown) =>
    route.fulfill({ json: { success: true, value } });
  await page.route(/\/api\/v1\/games(\/search)?\?/, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const read = (name: string) => url.searchParams.get(name) ?? "";
    const all = Array.from({ length: TOTAL }, (_, at) => at).filter(
      (at) =>
        (!read("vassalage") || madeUp(at).vassalage === read("vassalage")) &&
        (!read("gameName") ||
          madeUp(at).displayName.toLowerCase().includes(read("gameName").toLowerCase())) &&
        (!read("isNew") || at === 0),
    );
    const size = GIVEN[url.pathname.replace("/api/v1", "")] ?? 0;
    const pageNo = Number(read("pageNo") || "1");
    const games = all.slice((pageNo - 1) * size, pageNo * size).map((at) => madeUp(at));
    return answer(route, { games, pageNo, totalPages: Math.max(1, Math.ceil(all.length / size)) });
  });
  await page.route(/\/api\/v1\/vendors(\?|$)/, (route) => {
    const vendor = (vassalage: string, name: string) => ({
      vassalage,
      name,
      logo: "",
      gameCategory: "RNG",
      vendors: [name],
      gameClassify: ["Slots"],
      games: TOTAL / 2,
    });
    return answer(route, [vendor("EVEN", "Even Works"), vendor("ODD", "Odd Works")]);
  });
  return asked;
}
