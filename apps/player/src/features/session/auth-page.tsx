import type { ReactNode } from "react";
import { useText } from "../../shared/language/text.ts";

/**
 * The page of a form of the session: the form, and beside it where there is room what waits behind
 * it.
 */
export function AuthPage({ children }: { children: ReactNode }) {
  const t = useText("session");
  return (
    <div className="grid overflow-hidden rounded-3xl border border-line bg-raised lg:min-h-[36rem] lg:grid-cols-[1fr_26rem]">
      <div className="p-5 sm:p-8">{children}</div>
      <div
        className="relative hidden content-start bg-overlay p-8 pt-[27rem] lg:grid"
        aria-hidden="true"
      >
        <svg
          viewBox="0 0 400 620"
          preserveAspectRatio="xMidYMin slice"
          className="absolute inset-0 h-full w-full"
        >
          <path d="M0 60Q100 130 200 84T400 60" fill="none" stroke="var(--edge)" strokeWidth="2" />
          {[30, 90, 150, 210, 270, 330, 385].map((x, at) => (
            <g key={x}>
              <circle
                cx={x}
                cy={74 + 26 * Math.sin(at * 0.9 + 0.4)}
                r="13"
                fill="var(--lamp)"
                opacity=".18"
              />
              <circle cx={x} cy={74 + 26 * Math.sin(at * 0.9 + 0.4)} r="5" fill="var(--lamp)" />
            </g>
          ))}
          <Parol x={200} y={232} size={0.78} />
          <Parol x={86} y={190} size={0.36} />
          <Parol x={318} y={178} size={0.42} />
        </svg>
        <p className="relative font-display text-3xl leading-tight font-extrabold">{t("gate")}</p>
      </div>
    </div>
  );
}

/** A parol, the star lantern of a Philippine Christmas. */
function Parol({ x, y, size }: { x: number; y: number; size: number }) {
  const colours = ["var(--coral)", "var(--lamp)", "var(--teal)", "var(--violet)", "var(--lamp)"];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0-150v-130" stroke="var(--edge)" strokeWidth="3" />
      <circle r="150" fill="var(--lamp)" opacity=".1" />
      <circle r="118" fill="none" stroke="var(--lamp)" strokeWidth="6" />
      {colours.map((colour, at) => (
        <g key={at} transform={`rotate(${at * 72})`}>
          <path d="M0-138 30-44 0 0-30-44z" fill={colour} />
          <path d="M0-138 0 0-30-44z" fill="#ffffff" opacity=".22" />
        </g>
      ))}
      <circle r="26" fill="var(--canvas)" />
      <g fill="none" strokeWidth="7" strokeLinecap="round">
        <path d="M-70 108q-20 60-6 110" stroke="var(--coral)" />
        <path d="M70 108q20 60 6 110" stroke="var(--teal)" />
      </g>
    </g>
  );
}
