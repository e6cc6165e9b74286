import { BannerStrip } from "../shared/banners/banner-strip.tsx";

/** The banners of home. */
export default function HomeBanners({ place }: { place: string }) {
  return <BannerStrip place={place} layout="home" />;
}
