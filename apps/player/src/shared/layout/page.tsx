import { Facts as BareFacts } from "@perya/ui/show";
import { use, useEffect, type ComponentProps, type ReactNode } from "react";
import { useBrand } from "../brand/brand.ts";
import { pageNameOf } from "../titles/page-names.ts";
import { titleOf } from "../titles/page-title.ts";
import { WHOLE, WholeEnd } from "../loading/whole.tsx";
import { InPane } from "./pane.ts";
import { Link } from "../routing/link.tsx";
import { usePathname } from "../routing/use-location.ts";

interface PageProps {
  readonly title: string;
  /** The tag of the title's language, where it may be another than the page's. */
  readonly lang?: string;
  /** As wide as a form; `middle` only up to large screens. */
  readonly narrow?: boolean;
  readonly middle?: boolean;
  /** A link back to the list that the page belongs to. */
  readonly back?: { readonly to: string; readonly title: string };
  readonly children: ReactNode;
}

/** A page with its title. The tab shows it too, unless the address has a title of its own. */
export function Page({ title, lang, narrow = false, middle = false, back, children }: PageProps) {
  const pathname = usePathname();
  const { name } = useBrand();
  const inPane = use(InPane);
  // A header outside the page's main part would be a second banner.
  const [Head, Title] = inPane ? (["div", "h2"] as const) : (["header", "h1"] as const);
  useEffect(() => {
    if (!pageNameOf(pathname)) document.title = titleOf(title, name);
  }, [title, name, pathname]);
  return (
    <div
      {...WHOLE}
      className={`page mx-auto grid w-full content-start gap-5 px-4 py-6 md:py-8 ${narrow ? "max-w-xl" : middle ? "max-w-xl lg:max-w-4xl" : "max-w-[82.5rem] md:px-6"}`}
    >
      <Head className="grid gap-1">
        {back && (
          <Link
            to={back.to}
            className="-ms-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-lg px-2 font-semibold text-violet"
          >
            <span aria-hidden="true">‹</span> {back.title}
          </Link>
        )}
        <Title lang={lang} dir={lang && "auto"} className="font-display text-3xl font-extrabold">
          {title}
        </Title>
      </Head>
      {children}
      <WholeEnd />
    </div>
  );
}

/** A raised box. */
export function Card({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <section
      className={`grid content-start gap-4 rounded-2xl border border-line bg-raised p-4 sm:p-5 ${className}`}
    >
      {children}
    </section>
  );
}

const FACTS = {
  list: "grid",
  fact: "flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5 last:border-0",
  name: "max-w-full",
  // Below its name, at the end of the line, where there is no room beside it.
  value: "ms-auto max-w-full text-end font-medium break-words",
} as const;

/** Names and their values, a line between them. */
export function Facts({ facts }: Pick<ComponentProps<typeof BareFacts>, "facts">) {
  return <BareFacts facts={facts} look={FACTS} />;
}

/** Pages of one subject, side by side; the links know which one is open. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { readonly to: string; readonly title: string }[];
}) {
  return (
    <nav
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-2xl border border-line bg-raised p-1"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.title}
          to={tab.to}
          exact
          className="grid min-h-11 place-items-center rounded-xl font-semibold text-soft hover:text-ink aria-[current=page]:bg-bulb aria-[current=page]:text-on-bulb"
        >
          {tab.title}
        </Link>
      ))}
    </nav>
  );
}
