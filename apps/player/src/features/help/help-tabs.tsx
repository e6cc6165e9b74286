import { Link } from "../../shared/routing/link.tsx";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { useText } from "../../shared/text.ts";
import { Told } from "../../shared/told.tsx";
import { useHelp } from "./use-help.ts";

/** Tabs at most. */
const MOST = 4;
/** What the house says where the brand has written no help of its own. */
const HOUSE = ["account", "deposit", "withdraw", "fair"] as const;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The first four subjects of the help, one shown at a time. */
export function HelpTabs() {
  const t = useText("help");
  const own = useHelp();
  const house = HOUSE.map(
    (name) => [t(`topic.${name}.title`), <p key={name}>{t(`topic.${name}.text`)}</p>] as const,
  );
  const tabs =
    own && own.length > 0
      ? own
          .slice(0, MOST)
          .map(({ title, content }) => [title, <Told key={title} html={content} />] as const)
      : house;
  return (
    <div className="grid min-h-92 content-start gap-3 rounded-2xl border border-line bg-raised p-4 sm:p-5">
      <Tabs label={t("tabs.label")} tabs={tabs} />
      <Link
        to="/help"
        className="mt-auto inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
      >
        {t("tabs.all")}
      </Link>
    </div>
  );
}

/** Tabs as the keyboard knows them: one stop, arrows go on to the next one and show it. */
function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly (readonly [title: string, content: ReactNode])[];
}) {
  const id = useId();
  const [at, setAt] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const forward =
      getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const sideways =
      event.key === "ArrowLeft" || event.key === "ArrowRight"
        ? event.key === forward
          ? 1
          : -1
        : 0;
    const to =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? tabs.length - 1
          : at + (STEPS[event.key] ?? sideways);
    if (to === at) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="grid grid-cols-2 gap-2"
      >
        {tabs.map(([title], place) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-${place}`}
            aria-selected={place === at}
            aria-controls={`${id}-panel`}
            tabIndex={place === at ? 0 : -1}
            onClick={() => setAt(place)}
            className="min-h-12 rounded-xl border border-line px-3 py-1.5 text-start leading-tight font-semibold text-soft hover:border-soft aria-selected:border-bulb aria-selected:text-ink"
          >
            <span dir="auto" className="line-clamp-2">
              {title}
            </span>
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${at}`}
        tabIndex={0}
        className="max-h-64 overflow-y-auto rounded-lg"
      >
        {tabs[at]?.[1]}
      </div>
    </>
  );
}
