import type { Banner } from "@perya/api-client/player";
import type { ReactNode } from "react";
import { Link } from "../routing/link.tsx";

/** A banner's link: none, a page of the site, or another site in a new tab. */
export function BannerLink({
  link,
  linkageType,
  children,
}: Pick<Banner, "link" | "linkageType"> & { children: ReactNode }) {
  if (linkageType === "NONE") return children;
  const look = "group/banner block rounded-2xl";
  if (linkageType === "URL")
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={look}>
        {children}
      </a>
    );
  const { pathname, searchParams, hash } = new URL(link, location.origin);
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(searchParams)}
      hash={hash.slice(1)}
      className={look}
    >
      {children}
    </Link>
  );
}
