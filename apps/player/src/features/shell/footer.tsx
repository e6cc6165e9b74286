import type { ReactNode } from "react";
import { useBrand } from "../../shared/brand/brand.ts";
import { openSiteDialog, type SiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { WHOLE, WholeEnd } from "../../shared/loading/whole.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";
import { ResourceLinks } from "./resource-links.tsx";

const PAGES: readonly (readonly [to: string, name: "help" | "fair" | "terms" | "privacy"])[] = [
  ["/help", "help"],
  ["/fairness", "fair"],
  ["/terms", "terms"],
  ["/privacy", "privacy"],
];
const ENTRY =
  "inline-flex min-h-11 items-center text-start hover:text-ink hover:underline md:min-h-8";

/** Legal notices, and links needed less often. */
export function Footer() {
  const t = useText("foot");
  const brand = useBrand();
  return (
    <footer
      {...WHOLE}
      className="mx-auto mt-10 grid w-full max-w-[82.5rem] gap-6 px-4 py-6 text-sm text-soft md:px-6"
    >
      <div className="bulbs" aria-hidden="true" />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1.4fr)_auto_auto]">
        <Law age={brand.register.ageConfirmation} realMoney={brand.realMoney} />
        <Column title={t("information")}>
          {PAGES.map(([to, name]) => (
            <li key={to}>
              <Link to={to} className={ENTRY}>
                {t(name)}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={t("site")}>
          <Opener dialog="download" name="app" />
          <Opener dialog="routers" name="routers" />
          {brand.analytics.gtagId !== "" && <Opener dialog="consent" name="consent" />}
        </Column>
      </div>
      <ResourceLinks />
      <WholeEnd />
    </footer>
  );
}

/** The minimum age, and the legal notice on gambling. */
function Law({ age, realMoney }: { age: number; realMoney: boolean }) {
  const t = useText("foot");
  return (
    <div className="flex items-start gap-4">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full border-2 border-coral font-display text-lg font-extrabold text-coral"
      >
        {t("ageMark", { age })}
      </span>
      <div className="grid gap-2">
        <p className="font-semibold text-ink">{t("age", { age })}</p>
        <p className="max-w-prose">{t(realMoney ? "law" : "lawDemo")}</p>
        <p className="max-w-prose">{t("breaks")}</p>
      </div>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1">
      <h2 className="font-semibold text-ink">{title}</h2>
      <ul className="flex flex-wrap gap-x-6 md:grid">{children}</ul>
    </section>
  );
}

function Opener({ dialog, name }: { dialog: SiteDialog; name: "app" | "routers" | "consent" }) {
  const t = useText("foot");
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openSiteDialog(dialog)}
        className={ENTRY}
      >
        {t(name)}
      </button>
    </li>
  );
}
