import { useText } from "../../shared/language/text.ts";

/** Up to how many milliseconds a speed is called fast, and fair; slower ones are slow. */
const FAST_MS = 150;
const FAIR_MS = 500;

const LOOKS = {
  fast: { bars: 3, colour: "text-teal" },
  fair: { bars: 2, colour: "text-bulb-ink" },
  slow: { bars: 1, colour: "text-coral" },
} as const;

/**
 * `ms` is how fast the address answers, undefined when it does not; no speed at all while it is
 * being measured.
 */
type Speed = { readonly ms: number | undefined } | undefined;

/** One address: a way there, unless one is there already, and how fast it answers. */
export function RouterLine({ domain, speed }: { domain: string; speed: Speed }) {
  const t = useText("routers");
  const here = domain === location.origin;
  const name = <bdi dir="ltr">{new URL(domain).host}</bdi>;
  return (
    <li
      data-domain={domain}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-xl border border-line bg-raised px-4 py-2"
    >
      {here ? (
        <span className="font-semibold">
          {name} <span className="text-sm font-normal text-soft">· {t("here")}</span>
        </span>
      ) : (
        <a
          href={domain + location.pathname + location.search}
          className="inline-flex min-h-11 items-center font-semibold text-violet underline underline-offset-4"
        >
          {name}
        </a>
      )}
      <SpeedSign speed={speed} />
    </li>
  );
}

function SpeedSign({ speed }: { speed: Speed }) {
  const t = useText("routers");
  if (!speed) return <span className="text-sm text-soft">{t("measuring")}</span>;
  if (speed.ms === undefined)
    return <span className="text-sm font-semibold text-coral">{t("silent")}</span>;
  const name = speed.ms <= FAST_MS ? "fast" : speed.ms <= FAIR_MS ? "fair" : "slow";
  const { bars, colour } = LOOKS[name];
  return (
    <span className={`flex items-center gap-2 text-sm font-semibold ${colour}`}>
      <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true" fill="currentColor">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 7}
            y={10 - bar * 5}
            width="5"
            height={6 + bar * 5}
            rx="1.5"
            opacity={bar < bars ? 1 : 0.25}
          />
        ))}
      </svg>
      {t(`speed.${name}`)}
      <span className="tabular-nums">{t("ms", { ms: Math.max(1, Math.round(speed.ms)) })}</span>
    </span>
  );
}
