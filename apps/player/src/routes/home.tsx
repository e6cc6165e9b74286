import { Link } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { Hero } from "../features/home/hero.tsx";
import { Promises } from "../features/home/promises.tsx";
import { GameGrid } from "../features/lobby/game-grid.tsx";

export function HomePage() {
  useEffect(() => {
    document.title = "Perya, the online fair";
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-[82.5rem] content-start gap-10 px-4 py-5 md:px-6">
      <Hero />
      <Row title="Slots" to="/rng" awning="">
        <GameGrid gameType="RNG" empty="The slots are being set up." />
      </Row>
      <Row title="Instant games" to="/inhouse" awning="awning-teal">
        <GameGrid gameType="INHOUSE" empty="The instant games are being set up." />
      </Row>
      <Row title="Kept honest" to="/fairness" awning="awning-violet">
        <Promises />
      </Row>
    </div>
  );
}

/** A category under its striped awning. */
function Row({ title, to, awning, children }: { title: string; to: "/rng" | "/inhouse" | "/fairness"; awning: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <div className={`awning ${awning}`} aria-hidden="true" />
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="font-display text-2xl font-bold">{title}</h2>
        <Link to={to} className="font-semibold text-violet underline">
          {to === "/fairness" ? "How it works" : "See all"}
        </Link>
      </header>
      {children}
    </section>
  );
}
