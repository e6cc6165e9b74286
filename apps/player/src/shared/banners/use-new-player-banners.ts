import type { Banner, ShownPromotion } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../http/api.ts";
import type { BannerGroup } from "./banner-group.ts";
import { HOUSE_BANNERS } from "./house-banners.ts";

/** Where what is on offer for new players is shown: beside the registration. */
const PLACE = "w_reg";
const NONE: readonly Banner[] = [];

/** The open promotions for new players as banners of the registration; none in other places. */
export function useNewPlayerBanners(place: BannerGroup): readonly Banner[] {
  const { data } = useQuery({
    ...reading("/promotions", { query: { category: "new_player" } }),
    enabled: place === PLACE,
  });
  return data ? data.filter(({ status }) => status === "OPEN").map(bannerOf) : NONE;
}

function bannerOf({ id, title, language, picture }: ShownPromotion): Banner {
  return {
    bannerId: id,
    title,
    language,
    url: picture || HOUSE_BANNERS[PLACE],
    groupName: PLACE,
    link: `/promotions/${id}`,
    linkageType: "ROUTE",
  };
}
