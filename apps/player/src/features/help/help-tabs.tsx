import { Link } from "../../shared/routing/link.tsx";
import { Tabs } from "@perya/ui/controls";
import { RichText } from "@perya/ui/show";
import { useText } from "../../shared/language/text.ts";
import { Waiting } from "../../shared/layout/states.tsx";
import { useHelp } from "./use-help.ts";

/** Tabs at most. */
const MOST = 4;
/** The site's help, for brands without help of their own. */
const HOUSE = ["account", "deposit", "withdraw", "fair"] as const;
/** As high with the tabs as before they have come. */
const FRAME =
  "grid min-h-92 content-start gap-3 rounded-2xl border border-line bg-raised p-4 sm:p-5";
const LOOK = {
  list: "grid grid-cols-2 gap-2",
  tab: "min-h-12 rounded-xl border border-line px-3 py-1.5 text-start leading-tight font-semibold text-soft hover:border-soft aria-selected:border-bulb aria-selected:text-ink",
  panel: "max-h-64 overflow-y-auto rounded-lg",
} as const;

/** The first four subjects of the help, one shown at a time. */
export function HelpTabs() {
  const t = useText("help");
  const own = useHelp();
  if (!own)
    return (
      <div className={FRAME}>
        <Waiting rows={3} />
      </div>
    );
  const house = HOUSE.map(
    (name) =>
      [t(`topic.${name}.title`), <p key={name}>{t(`topic.${name}.text`)}</p>, undefined] as const,
  );
  const tabs =
    own.length > 0
      ? own
          .slice(0, MOST)
          .map(
            ({ title, content, language }) =>
              [title, <RichText key={title} html={content} lang={language} />, language] as const,
          )
      : house;
  return (
    <div className={FRAME}>
      <Tabs
        label={t("tabs.label")}
        inRows
        look={LOOK}
        tabs={tabs.map(
          ([title, content, language]) =>
            [
              <span key={title} lang={language} dir="auto" className="line-clamp-2">
                {title}
              </span>,
              content,
            ] as const,
        )}
      />
      <Link
        to="/help"
        className="mt-auto inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
      >
        {t("tabs.all")}
      </Link>
    </div>
  );
}
