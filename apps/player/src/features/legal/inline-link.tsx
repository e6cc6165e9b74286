import { Link, type LinkProps } from "@tanstack/react-router";

/** A way to another page, within a sentence. */
export function InlineLink({ to, children }: { to: NonNullable<LinkProps["to"]>; children: string }) {
  return (
    <Link to={to} className="font-semibold text-violet underline underline-offset-4">
      {children}
    </Link>
  );
}
