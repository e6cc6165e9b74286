import { LivePanel } from "../features/activity/live-panel.tsx";
import { LiveStrip } from "../features/activity/live-strip.tsx";
import { Hero } from "../features/home/hero.tsx";
import { HomeSearch } from "../features/home/home-search.tsx";
import { HotRow } from "../features/lobby/category/hot-row.tsx";
import { Marquee } from "../features/notices/marquee.tsx";
import { useBanners } from "../shared/banners/announcements.ts";
import { bannerGroupOf } from "../shared/banners/banner-group.ts";
import { BannerStrip } from "../shared/banners/banner-strip.tsx";
import { part } from "../shared/loading/part.tsx";
import { usePathname, useSearch } from "../shared/routing/use-location.ts";
import { WhenNear } from "../shared/loading/when-near.tsx";

const FoundGames = part(() => import("../features/lobby/category/found-games.tsx"));
const Lottery = part(() => import("./home-lottery.tsx"));
const Categories = part(() => import("./home-categories.tsx"));
const WinnersAndHelp = part(() => import("./home-winners.tsx"));
const Foot = part(() => import("../features/home/home-foot.tsx"));

/**
 * The home page: new and hot games first, the rest loaded on scroll.
 */
export function HomePage() {
  const { q } = useSearch();
  return (
    <div className="mx-auto grid w-full max-w-[82.5rem] grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-4 md:gap-6 md:px-6 md:py-5">
      <Marquee />
      <div className="grid gap-4 xl:grid-flow-col xl:grid-cols-[minmax(0,1fr)] xl:auto-cols-[27rem]">
        <Hero />
        <LivePanel className="max-xl:hidden" />
      </div>
      <LiveStrip className="xl:hidden" />
      <HomeSearch />
      {q ? <FoundGames name={q} /> : <AllOfIt />}
    </div>
  );
}

/** Every part below the first screen has a placeholder. */
function AllOfIt() {
  const pathname = usePathname();
  const place = bannerGroupOf(pathname) ?? "w_home";
  const banners = useBanners(place);
  return (
    <>
      <HotRow />
      {banners?.length !== 0 && (
        <WhenNear place="min-h-58 sm:min-h-52 lg:min-h-46">
          <BannerStrip place={place} layout="home" />
        </WhenNear>
      )}
      <WhenNear place="mt-3 min-h-212 sm:min-h-421 lg:min-h-361 xl:min-h-295">
        <Lottery />
      </WhenNear>
      <WhenNear place="mt-3 min-h-275 md:min-h-299 xl:min-h-160">
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
