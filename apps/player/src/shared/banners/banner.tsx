import { Picture } from "../pictures/picture.tsx";
import { useBanners } from "./announcements.ts";
import type { BannerGroup } from "./banner-group.ts";
import { BannerStrip } from "./banner-strip.tsx";
import { HOUSE_BANNERS } from "./house-banners.ts";
import { useNewPlayerBanners } from "./use-new-player-banners.ts";

/**
 * The banners of a place, or the house's picture of what is there if the brand has none. All are as
 * high as their place.
 */
export function Banner({ place }: { place: BannerGroup }) {
  const own = useBanners(place);
  const offers = useNewPlayerBanners(place);
  const banners = own && [...offers, ...own];
  if (!banners) return <div data-banner={place} className="h-24 bg-overlay md:h-40" />;
  return banners.length > 0 ? (
    <BannerStrip place={place} layout="wide" banners={banners} />
  ) : (
    <div data-banner={place}>
      <Picture
        src={HOUSE_BANNERS[place]}
        alt=""
        width="1200"
        height="300"
        fetchPriority="high"
        className="h-24 w-full bg-overlay object-cover md:h-40"
      />
    </div>
  );
}
