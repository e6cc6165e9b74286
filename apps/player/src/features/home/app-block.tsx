import { buttonClass } from "../../shared/forms/controls.tsx";
import { QrCode } from "@perya/ui/qr-code";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";

const INSTRUCTIONS = "/download";

/** How to install the site on a phone: a QR code of the instructions, and a link to them. */
export function AppBlock() {
  const t = useText("app");
  return (
    <section
      aria-labelledby="app-block"
      className="relative grid items-center gap-5 overflow-hidden rounded-3xl border border-line bg-raised p-5 sm:grid-cols-[auto_1fr_auto] sm:gap-8 sm:p-8"
    >
      <div className="bulbs absolute inset-x-4 top-2" aria-hidden="true" />
      <Phone />
      <div className="grid gap-3">
        <h2 id="app-block" className="font-display text-2xl leading-tight font-bold sm:text-3xl">
          {t("title")}
        </h2>
        <p className="max-w-[55ch] text-soft">{t("text")}</p>
        <Link to={INSTRUCTIONS} className={`${buttonClass("primary")} justify-self-start`}>
          {t("how")}
        </Link>
      </div>
      <figure className="grid justify-items-center gap-2 text-center text-sm text-soft max-sm:hidden">
        <QrCode text={new URL(INSTRUCTIONS, location.origin).href} size={100} label={t("alt")} />
        <figcaption className="max-w-32 leading-tight">{t("code")}</figcaption>
      </figure>
    </section>
  );
}

/** A phone with the ferris wheel on it. */
function Phone() {
  return (
    <svg
      viewBox="0 0 120 160"
      width="120"
      height="160"
      aria-hidden="true"
      className="max-sm:hidden"
    >
      <rect
        x="22"
        y="6"
        width="76"
        height="148"
        rx="14"
        fill="var(--ground)"
        stroke="var(--edge)"
        strokeWidth="3"
      />
      <path d="M50 14h20" stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" />
      <g stroke="var(--edge)" fill="none" strokeWidth="2">
        <circle cx="60" cy="76" r="26" />
        <path d="M34 76h52M60 50v52M41.600 57.600l36.800 36.800M78.400 57.600 41.600 94.400M60 76l-14 46M60 76l14 46" />
      </g>
      {["var(--coral)", "var(--teal)", "var(--lamp)", "var(--violet)"].flatMap((colour, at) =>
        [0, 4].map((more) => {
          const angle = ((at + more) * Math.PI) / 4;
          return (
            <circle
              key={`${colour}${more}`}
              cx={60 + 26 * Math.cos(angle)}
              cy={76 + 26 * Math.sin(angle)}
              r="5.500"
              fill={colour}
            />
          );
        }),
      )}
      <circle cx="60" cy="76" r="5" fill="var(--lamp)" />
      <path d="M26 122h68" stroke="var(--line)" strokeWidth="3" />
      <rect x="40" y="130" width="40" height="12" rx="6" fill="var(--bulb)" />
    </svg>
  );
}
