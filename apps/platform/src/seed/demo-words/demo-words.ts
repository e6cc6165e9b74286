import type { Words } from "../../modules/content/index.ts";

/** The words of the demo brand's content in one language. */
export interface DemoWords {
  readonly banners: Readonly<
    Record<
      | "freeTrial"
      | "lanterns"
      | "mango"
      | "fairPlay"
      | "pocket"
      | "breaks"
      | "slots"
      | "slotsFree"
      | "instant"
      | "promotions"
      | "download",
      string
    >
  >;
  readonly told: Readonly<Record<"welcome" | "check" | "limit" | "newGame" | "open", Words>>;
}
