import { usePathname } from "../routing/use-location.ts";
import { useEffect, useRef } from "react";
import { useBrand } from "../brand/brand.ts";
import { pageTitle } from "./page-title.ts";

/**
 * Keeps title and description those of the page one is on. The first page has them from the server.
 */
export function TabTitle() {
  const { name } = useBrand();
  const pathname = usePathname();
  const first = useRef(pathname);
  useEffect(() => {
    const title = pageTitle(pathname, name);
    if (title !== undefined) document.title = title;
    if (pathname === first.current) return;
    first.current = "";
    void describe(pathname, name);
  }, [pathname, name]);
  return null;
}

async function describe(pathname: string, brand: string): Promise<void> {
  const { pageDescription } = await import("./page-description.ts");
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute("content", pageDescription(pathname, brand));
}
