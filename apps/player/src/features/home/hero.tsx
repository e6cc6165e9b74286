import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../shared/controls.tsx";
import { useToken } from "../../shared/session.ts";
import { FairScene } from "./fair-scene.tsx";

/** The gate of the fair. */
export function Hero() {
  const token = useToken();
  return (
    <section className="relative isolate overflow-hidden rounded-3xl border border-line bg-raised">
      <FairScene />
      <div className="relative grid max-w-md gap-4 p-6 pb-40 sm:p-10 sm:pb-10">
        <h1 className="font-display text-4xl leading-none font-extrabold sm:text-5xl">The fair is open.</h1>
        <p className="text-soft">Slots and instant games under warm lights. Every outcome is sealed before you play and yours to check after.</p>
        <div className="flex flex-wrap gap-3">
          {token ? (
            <Link to="/rng" className={buttonClass("primary")}>
              To the games
            </Link>
          ) : (
            <Link to="/register" className={buttonClass("primary")}>
              Sign up
            </Link>
          )}
          <Link to="/fairness" className={buttonClass("plain")}>
            How it stays fair
          </Link>
        </div>
      </div>
    </section>
  );
}
