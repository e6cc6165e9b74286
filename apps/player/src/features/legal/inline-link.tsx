import { createContext, use, type ReactNode } from "react";
import { Link } from "../../shared/routing/link.tsx";

const NewTab = createContext(false);

/** Where the text stands over a form: a link out of it must not take the form along. */
export function InNewTabs({ children }: { children: ReactNode }) {
  return <NewTab value={true}>{children}</NewTab>;
}

/** A way to another page, within a sentence. */
export function InlineLink({ to, children }: { to: string; children: ReactNode }) {
  const newTab = use(NewTab);
  return (
    <Link
      to={to}
      {...(newTab ? { target: "_blank" } : {})}
      className="font-semibold text-violet underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
