import { pageDescription } from "../src/shared/page-description.ts";
import { pageTitle } from "../src/shared/page-title.ts";

/** What the server is asked for. */
interface Asked {
  readonly pathname: string;
  /** The brand's name. */
  readonly brand: string;
}

/** What the server puts into the page's head. */
interface Rendered {
  readonly title: string;
  readonly description: string;
}

/** The site's own words for a page, said by the server that sends it. */
export function render({ pathname, brand }: Asked): Rendered {
  return { title: pageTitle(pathname, brand) ?? brand, description: pageDescription(pathname, brand) };
}
