import { createContext, use, type ReactNode } from "react";
import { Link } from "../../shared/routing/link.tsx";

const NewTab = createContext(false);

/** For texts shown over a form: a link must not discard the form. */
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
