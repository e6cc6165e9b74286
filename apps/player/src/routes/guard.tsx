import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BrandHere, brandOf, isOn } from "../shared/brand/brand.ts";
import { PERMISSION } from "../shared/brand/permission.ts";
import { Redirect } from "../shared/routing/redirect.tsx";
import { useHref, usePathname } from "../shared/routing/use-location.ts";
import { useToken } from "../shared/session/session.ts";

/** Pages open to guests where the brand requires sign-in first. */
const OPEN_TO_GUESTS: ReadonlySet<string> = new Set([
  "/login",
  "/register",
  "/register.html",
  "/helpmc",
  "/download",
]);

/**
 * Gives every page the brand's settings; a site that does not know it yet waits here. Sends
 * guests to the sign-in where the brand wants one first, and afterwards back; also when the brand
 * decides so while the page is open.
 */
export function Guarded({ children }: { children: ReactNode }) {
  const brand = brandOf(useSuspenseQuery(PERMISSION).data);
  const token = useToken();
  const pathname = usePathname();
  const open = !isOn(brand, "LOGINFIRST") || token !== undefined || OPEN_TO_GUESTS.has(pathname);
  return <BrandHere value={brand}>{open ? children : <ToSignIn />}</BrandHere>;
}

function ToSignIn() {
  const href = useHref();
  return <Redirect to="/login" search={href === "/" ? {} : { next: href }} />;
}
