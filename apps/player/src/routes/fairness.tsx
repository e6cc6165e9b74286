import { Link } from "@tanstack/react-router";
import { buttonClass } from "../shared/controls.tsx";
import { Card, Page as Frame } from "../shared/page.tsx";

const STEPS = [
  [
    "We commit",
    "Before you bet we draw a secret seed and publish its fingerprint (SHA-256 of its text). A seed that was changed later would have another one.",
  ],
  ["You add your part", "You choose a seed of your own. We can't know it when we draw ours, so we can't draw to your disadvantage."],
  [
    "The round follows",
    "Everything random about a round comes from both seeds and the round's number. Your stake, your balance and the house's take no part.",
  ],
  [
    "We reveal, you check",
    "Change your seeds and ours is shown. This site computes any of your rounds again, in your browser, with the same open rules.",
  ],
] as const;

export function Page() {
  return (
    <Frame title="Fair play">
      <ol className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {STEPS.map(([title, text], at) => (
          <li key={title}>
            <Card className="h-full">
              <p
                className="grid size-12 place-items-center rounded-full bg-bulb font-display text-2xl font-extrabold text-on-bulb"
                aria-hidden="true"
              >
                {at + 1}
              </p>
              <h2 className="font-display text-xl font-bold">{title}</h2>
              <p className="text-soft">{text}</p>
            </Card>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Link to="/verify" className={buttonClass("primary")}>
          Check a round
        </Link>
        <Link to="/records/bets" className={buttonClass("plain")}>
          My rounds
        </Link>
      </div>
    </Frame>
  );
}
