import type { Banner } from "@perya/api-client/player";
import { useBanners } from "./announcements.ts";
import { Carousel } from "../layout/carousel.tsx";
import { WHOLE, WholeEnd } from "../loading/whole.tsx";
import { Picture } from "../pictures/picture.tsx";
import { useText } from "../language/text.ts";
import { BannerLink } from "./banner-link.tsx";

/** How long a banner is shown. */
const EVERY_MS = 5_000;

/**
 * Four side by side with 32 pixels between them on home, one that fills the row elsewhere; on
 * a phone home shows one and the edge of the next.
 */
const LAYOUTS = {
  home: {
    row: "gap-4 auto-cols-[88%] sm:auto-cols-[calc((100%-1rem)/2)] lg:gap-8 lg:auto-cols-[calc((100%-6rem)/4)]",
    picture: "aspect-[2/1] rounded-2xl border border-line",
    frame: "rounded-2xl",
    words: "p-3 text-lg leading-tight sm:p-4",
    over: false,
    width: 720,
    height: 360,
  },
  wide: {
    row: "gap-0 auto-cols-[100%]",
    picture: "h-24 md:h-40",
    frame: "",
    words: "max-w-[75%] px-5 pb-4 text-base leading-tight sm:px-8 md:pb-6 md:text-2xl",
    over: true,
    width: 1200,
    height: 300,
  },
} as const;

interface BannerStripProps {
  readonly place: string;
  readonly layout: keyof typeof LAYOUTS;
  /** What is shown instead of the brand's banners of the place. */
  readonly banners?: readonly Banner[];
}

/** The brand's banners of a place, one after the other; nothing where it has none. */
export function BannerStrip({ place, layout, banners: given }: BannerStripProps) {
  const t = useText("banners");
  const own = useBanners(place) ?? [];
  const banners = given ?? own;
  if (banners.length === 0) return null;
  const many = banners.length > 1;
  const { row, over } = LAYOUTS[layout];
  return (
    <div data-banner={place} {...WHOLE}>
      <Carousel
        label={t("label")}
        names={{ back: t("back"), on: t("on"), pause: t("pause"), goOn: t("goOn") }}
        everyMs={EVERY_MS}
        autoplay={many}
        arrows={many}
        row={row}
        over={over}
      >
        {banners.map((banner, at) => (
          <li key={banner.bannerId} className="snap-start">
            <BannerLink {...banner}>
              <BannerPicture
                banner={banner}
                layout={layout}
                first={layout === "wide" && at === 0}
              />
            </BannerLink>
          </li>
        ))}
      </Carousel>
      <WholeEnd />
    </div>
  );
}

/**
 * A picture with its title over it, so that the words are in the reader's language and none is
 * drawn into the picture; the first visible one loads before all others.
 */
function BannerPicture({
  banner: { url, title, language },
  layout,
  first,
}: {
  banner: Banner;
  layout: keyof typeof LAYOUTS;
  first: boolean;
}) {
  const { picture, frame, words, width, height } = LAYOUTS[layout];
  return (
    <span className={`relative block overflow-hidden ${frame}`}>
      <Picture
        src={url}
        alt={title}
        lang={language}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        className={`w-full bg-overlay object-cover transition-[border-color] duration-150 group-hover/banner:border-bulb ${picture}`}
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 flex items-end bg-linear-to-t from-black/90 via-black/65 to-black/25"
      >
        <span
          lang={language}
          dir="auto"
          className={`line-clamp-3 font-display font-extrabold text-balance text-white ${words}`}
        >
          {title}
        </span>
      </span>
    </span>
  );
}
