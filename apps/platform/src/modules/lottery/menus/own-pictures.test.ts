import { sql } from "@perya/postgres/sql";
import { beforeAll, expect, test } from "vitest";
import { passTime } from "../../../testing/pass-time.ts";
import { send } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { seedLottery } from "../index.ts";
import { createIssues } from "../issues/create-issues.ts";

const { db, sites } = await useSites();

beforeAll(async () => {
  await db.inTransaction(seedLottery);
  await createIssues(sites.platform);
});

const get = (path: string) => send(sites.playerUrl, {}, "GET", `/api/v1/lottery${path}`);

interface Item {
  readonly gameCode: string;
  readonly webIconUrl: string;
}
const items = async (): Promise<Item[]> =>
  (await get("/menus")).value.groups.flatMap(({ gameMenus }: { gameMenus: Item[] }) => gameMenus);

test("CA-21 staff's own picture of a lottery stays with a later start, and one without any shows its rules'", async () => {
  const owner = await sites.staff("owner");
  const own = "https://cdn.example/mark-six.png";
  await owner.call("PUT", "/games/perya-lott-mark6", { own: { iconUrl: own } });
  await db.inTransaction(seedLottery);
  await db.run(sql`update game set icon_url = '' where slug = 'perya-elott-keno-1m'`);
  passTime(1_100);
  const shown = async (code: string) => {
    const item = (await items()).find(({ gameCode }) => gameCode === code);
    return [item?.webIconUrl, (await get(`/games/${code}`)).value.webIconUrl];
  };
  expect(await shown("MARK6")).toEqual([own, own]);
  expect(await shown("KENO-1M")).toEqual(["/lotteries/keno.svg", "/lotteries/keno.svg"]);
  await owner.call("PUT", "/games/perya-lott-mark6", { own: { iconUrl: null } });
  await db.inTransaction(seedLottery);
  passTime(1_100);
  expect(await shown("MARK6")).toEqual(["/lotteries/mark6.svg", "/lotteries/mark6.svg"]);
  expect(await shown("KENO-1M")).toEqual(["/lotteries/keno-1m.svg", "/lotteries/keno-1m.svg"]);
});
