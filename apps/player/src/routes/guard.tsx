import type { ReactNode } from "react";
import { isOn, useBrand } from "../shared/brand.ts";
import { useToken } from "../shared/session.ts";
import { useLocation } from "../shared/routing/use-location.ts";
import { Redirect } from "../shared/routing/redirect.tsx";

/** What a guest finds open where the brand wants a sign-in before any page. */
const OPEN_TO_GUESTS: ReadonlySet<string> = new Set(["/login", "/register", "/register.html", "/helpmc", "/download"]);

/** Sends guests from every other page to the sign-in where the brand wants one first, and afterwards back; also when the brand decides so while the page is open. */
export function Guarded({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const token = useToken();
  const { pathname, href } = useLocation();
  if (!isOn(brand, "LOGINFIRST") || token !== undefined || OPEN_TO_GUESTS.has(pathname)) return children;
  return <Redirect to="/login" search={href === "/" ? {} : { next: href }} />;
}
