import { LivePanel } from "../features/activity/live-panel.tsx";
import { LiveStrip } from "../features/activity/live-strip.tsx";
import { Hero } from "../features/home/hero.tsx";
import { HomeSearch } from "../features/home/home-search.tsx";
import { NextDraws } from "../features/lottery/block/next-draws.tsx";
import { GameChips } from "../features/shell/menu/game-chips.tsx";
import { useBanners } from "../shared/banners/announcements.ts";
import { bannerGroupOf } from "../shared/banners/banner-group.ts";
import { useBrand } from "../shared/brand/brand.ts";
import { ByVisitor } from "../shared/session/by-visitor.tsx";
import { useToken } from "../shared/session/session.ts";
import { part } from "../shared/loading/part.tsx";
import { usePathname, useSearch } from "../shared/routing/use-location.ts";
import { WHOLE, WholeEnd } from "../shared/loading/whole.tsx";
import { WhenNear } from "../shared/loading/when-near.tsx";
import { ContinuePlace } from "./continue-place.tsx";
import { HomeTiles } from "./home-tiles.tsx";

const FoundGames = part(() => import("../features/lobby/category/found-games.tsx"));
const Continue = part(() => import("./home-continue.tsx"), <ContinuePlace />);
const Signs = part(() => import("./home-signs.tsx"));
const Banners = part(() => import("./home-banners.tsx"));
const Lottery = part(() => import("./home-lottery.tsx"));
const Categories = part(() => import("./home-categories.tsx"));
const WinnersAndHelp = part(() => import("./home-winners.tsx"));
const Foot = part(() => import("../features/home/home-foot.tsx"));

/**
 * The home page: on a phone's first screen the search, the next draws and twelve games, the rest
 * loaded on scroll. On a phone the search stands on the lower half of the hero.
 */
export function HomePage() {
  const { q } = useSearch();
  return (
    <div className="mx-auto grid w-full max-w-[84rem] grid-cols-[minmax(0,1fr)] content-start gap-2 px-3 py-1.5 sm:gap-5 md:px-6 md:py-3">
      <div
        {...WHOLE}
        className="grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid gap-3 lg:col-span-2 xl:grid-flow-col xl:auto-cols-[27rem] xl:grid-cols-[minmax(0,1fr)]">
          <Hero />
          <LivePanel className="max-xl:hidden" />
        </div>
        <HomeSearch className="z-1 max-sm:mx-2 max-sm:-mt-15.5 max-sm:mb-2 lg:order-1 lg:col-start-2" />
        <LiveStrip className="lg:col-span-2 xl:hidden" />
        <div className="min-w-0 lg:col-span-2">
          <NextDraws />
        </div>
        <GameChips className="lg:content-center" />
        <WholeEnd />
      </div>
      {q ? <FoundGames name={q} /> : <AllOfIt />}
    </div>
  );
}

/** Every part below the first screen has a placeholder. */
function AllOfIt() {
  const pathname = usePathname();
  const token = useToken();
  const place = bannerGroupOf(pathname) ?? "w_home";
  const banners = useBanners(place);
  const { activity } = useBrand();
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-5">
        <ByVisitor guest={null} member={token === undefined ? <ContinuePlace /> : <Continue />} />
        <HomeTiles />
      </div>
      <WhenNear
        place={activity.pools || activity.jackpot ? "min-h-41 sm:min-h-31" : "min-h-11"}
        near="0px"
      >
        <Signs />
      </WhenNear>
      {banners?.length !== 0 && (
        <WhenNear place="min-h-58 sm:min-h-52 lg:min-h-46" near="100px">
          <Banners place={place} />
        </WhenNear>
      )}
      <WhenNear place="mt-3 min-h-212 sm:min-h-421 lg:min-h-361 xl:min-h-295">
        <Lottery />
      </WhenNear>
      <WhenNear place="mt-3 min-h-85 sm:min-h-100">
        <Categories />
      </WhenNear>
      <WhenNear place="mt-2 min-h-242 xl:min-h-118">
        <WinnersAndHelp />
      </WhenNear>
      <WhenNear place="mt-2 min-h-209 md:min-h-191 lg:min-h-151 xl:min-h-126">
        <Foot />
      </WhenNear>
    </>
  );
}
