import type { WireMoney } from "@perya/money";
import type { ReactNode } from "react";
import { Money } from "../../shared/format/money.tsx";
import type { Tone } from "../../shared/format/pill.tsx";

const SIGNS: Readonly<Record<Tone, string>> = {
  good: "M12 25l8 8 17-18",
  bad: "M15 15l18 18M33 15 15 33",
  busy: "M24 13v12l8 5",
  quiet: "M14 24h20",
};
const COLOURS: Readonly<Record<Tone, string>> = {
  good: "text-teal",
  bad: "text-coral",
  busy: "text-bulb-ink",
  quiet: "text-soft",
};

/**
 * A payment's state, first and large: icon, text, amount. Another state is another text and not
 * the same one moved, with room for three lines, so that what stands below stays where it is.
 */
export function StateHead({
  tone,
  title,
  text,
  amount,
}: {
  tone: Tone;
  title: string;
  text: ReactNode;
  amount: WireMoney;
}) {
  return (
    <div className="grid justify-items-center gap-2 py-2 text-center">
      <svg
        viewBox="0 0 48 48"
        width="56"
        height="56"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={COLOURS[tone]}
      >
        <circle cx="24" cy="24" r="21" stroke="currentColor" strokeWidth="3" />
        <path d={SIGNS[tone]} stroke="currentColor" strokeWidth="4" />
      </svg>
      <p
        role="status"
        className={`font-display text-2xl font-bold ${tone === "good" ? "text-teal" : tone === "bad" ? "text-coral" : ""}`}
      >
        <span key={title}>{title}</span>
      </p>
      <p key={amount.amount} className="text-4xl font-bold">
        <Money amount={amount} />
      </p>
      <p key={`text of ${title}`} className="min-h-18 w-full max-w-sm text-soft">
        {text}
      </p>
    </div>
  );
}
