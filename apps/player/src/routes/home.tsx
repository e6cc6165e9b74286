import type { ReactNode } from "react";
import { Hero } from "../features/home/hero.tsx";
import { Promises } from "../features/home/promises.tsx";
import { GameGrid } from "../features/lobby/game-grid.tsx";
import { useText } from "../shared/text.ts";
import { Link } from "../shared/routing/link.tsx";

export function HomePage() {
  const t = useText("home");
  return (
    <div className="mx-auto grid w-full max-w-[82.5rem] content-start gap-8 px-4 py-5 md:px-6 xl:grid-cols-5 xl:gap-x-4">
      <div className="min-w-0 xl:col-span-5">
        <Hero />
      </div>
      <Row title={t("row.slots")} to="/rng" awning="" span="xl:col-span-3">
        <GameGrid gameType="RNG" layout="rail-3" empty={t("row.slotsEmpty")} />
      </Row>
      <Row title={t("row.instant")} to="/inhouse" awning="awning-teal" span="xl:col-span-2">
        <GameGrid gameType="INHOUSE" layout="rail-2" empty={t("row.instantEmpty")} />
      </Row>
      <Row title={t("row.honest")} to="/fairness" awning="awning-violet" span="xl:col-span-5">
        <Promises />
      </Row>
    </div>
  );
}

interface RowProps {
  readonly title: string;
  readonly to: "/rng" | "/inhouse" | "/fairness";
  readonly awning: string;
  /** How many columns it takes where there is room. */
  readonly span: string;
  readonly children: ReactNode;
}

/** A category under its striped awning. */
function Row({ title, to, awning, span, children }: RowProps) {
  const t = useText("home");
  return (
    <section className={`grid min-w-0 content-start gap-4 ${span}`}>
      <div className={`awning ${awning}`} aria-hidden="true" />
      <header className="flex items-center justify-between gap-3">
        <h2 className="font-display text-2xl font-bold">{title}</h2>
        <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-violet underline underline-offset-4">
          {to === "/fairness" ? t("row.how") : t("row.all")}
          <span className="sr-only"> · {title}</span>
        </Link>
      </header>
      {children}
    </section>
  );
}
