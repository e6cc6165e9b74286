import type { ShownPromotion } from "@perya/api-client/player";
import { Picture } from "../../shared/pictures/picture.tsx";
import { PromotionArt } from "./promotion-art.tsx";

interface PromotionPictureProps {
  readonly promotion: Pick<ShownPromotion, "picture">;
  /** Its place in the list, which gives the site's own picture a colour. */
  readonly at: number;
}

/** A promotion's picture, or the site's own. Decoration: the title says what it is. */
export function PromotionPicture({ promotion: { picture }, at }: PromotionPictureProps) {
  if (picture === "") return <PromotionArt at={at} />;
  return (
    <Picture
      src={picture}
      alt=""
      width={640}
      height={240}
      loading="lazy"
      className="h-30 w-full bg-overlay object-cover"
    />
  );
}
