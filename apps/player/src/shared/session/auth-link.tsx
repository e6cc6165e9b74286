import type { MouseEvent, ReactNode } from "react";
import { openAuth } from "./auth-modal.ts";
import { Link } from "../routing/link.tsx";
import { usePathname } from "../routing/use-location.ts";

/** Forms with a page of their own. */
const PAGES = { login: "/login", register: "/register" } as const;
const SIGN_IN_PAGES: ReadonlySet<string> = new Set(["/login", "/register", "/register.html"]);

/**
 * A way to a form: over the page one is on, and on the pages of the forms from one to the other. In
 * a new tab it is the form's page.
 */
export function AuthLink({
  form,
  className,
  children,
}: {
  form: keyof typeof PAGES;
  className?: string;
  children: ReactNode;
}) {
  const pathname = usePathname();
  const open = (event: MouseEvent) => {
    if (SIGN_IN_PAGES.has(pathname) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openAuth(form);
  };
  return (
    <Link to={PAGES[form]} onClick={open} data-answered className={className}>
      {children}
    </Link>
  );
}
