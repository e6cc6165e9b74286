import { Link } from "@tanstack/react-router";
import { Facts as BareFacts } from "@perya/ui/show";
import { useEffect, type ComponentProps, type ReactNode } from "react";

interface PageProps {
  readonly title: string;
  /** The list this is one of. */
  readonly back?: { readonly title: string } & (
    | {
        readonly to:
          | "/players"
          | "/missions"
          | "/tournaments"
          | "/jackpots"
          | "/promotions"
          | "/agent-bills"
          | "/applications"
          | "/deposits"
          | "/transfers"
          | "/vendor-records"
          | "/withdrawals"
          | "/cases"
          | "/documents"
          | "/giveaways"
          | "/games"
          | "/jurisdiction"
          | "/service"
          | "/messages";
      }
    | {
        readonly to:
          | "/content/$part"
          | "/points/$part"
          | "/lottery/$part"
          | "/reconciliation/$part";
        readonly params: { readonly part: string };
      }
  );
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page with its title, in the tab as well. */
export function Page({ title, back, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Perya console`;
  }, [title]);
  return (
    <main id="content" tabIndex={-1} className="grid content-start gap-4 p-4 outline-none md:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          {back && (
            <Link
              {...whereOf(back)}
              className="-ms-1 inline-flex min-h-9 items-center gap-1 rounded-lg px-1 font-medium text-violet"
            >
              <span aria-hidden="true">‹</span> {back.title}
            </Link>
          )}
          <h1 className="text-2xl font-semibold">{title}</h1>
        </div>
        {actions}
      </header>
      {children}
    </main>
  );
}

/** Back to a list of content, games or draws keeps its filters. */
function whereOf(back: NonNullable<PageProps["back"]>) {
  if ("params" in back) return { to: back.to, params: back.params, search: true as const };
  return back.to === "/games" || back.to === "/promotions"
    ? { to: back.to, search: true as const }
    : { to: back.to };
}

/** A titled box. */
export function Panel({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <section className="grid content-start gap-3 rounded-xl border border-line bg-raised p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

const FACTS = {
  list: "grid max-w-2xl grid-cols-[minmax(0,1fr)_fit-content(60%)] gap-x-4 gap-y-1.5",
  fact: "contents",
  name: "",
  value: "wrap-anywhere",
} as const;

/** Names and their values, side by side. */
export function Facts({ facts }: Pick<ComponentProps<typeof BareFacts>, "facts">) {
  return <BareFacts facts={facts} look={FACTS} />;
}
