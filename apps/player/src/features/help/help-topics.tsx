import type { ReactNode } from "react";
import { RichText } from "@perya/ui/show";
import { CustomerService } from "../../shared/brand/customer-service.tsx";
import { useText } from "../../shared/language/text.ts";
import { useHelp } from "./use-help.ts";
import { Waiting } from "../../shared/layout/states.tsx";
import { Icon } from "../../shared/pictures/icon.tsx";

const TOPICS = ["account", "deposit", "withdraw", "rounds", "fair", "safe"] as const;

/**
 * Frequent questions with answers: the brand's own, or the site's.
 */
export function HelpTopics() {
  const t = useText("help");
  const own = useHelp();
  if (!own)
    return (
      <>
        <p className="text-soft">{t("about")}</p>
        <div className="awaited">
          <Waiting rows={6} />
        </div>
      </>
    );
  const house = TOPICS.map((topic) => ({
    title: t(`topic.${topic}.title`),
    language: undefined,
    answer: <p>{t(`topic.${topic}.text`)}</p>,
  }));
  const subjects =
    own.length > 0
      ? own.map(({ title, content, language }) => ({
          title,
          language,
          answer: <RichText html={content} lang={language} />,
        }))
      : house;
  return (
    <>
      <p className="text-soft">{t("about")}</p>
      <div className="grid divide-y divide-line rounded-2xl border border-line bg-raised">
        {subjects.map(({ title, language, answer }, at) => (
          <Topic key={title} title={title} language={language} open={at === 0}>
            {answer}
          </Topic>
        ))}
        <Contact />
      </div>
    </>
  );
}

/** How to contact us, whatever else the help says. */
function Contact() {
  const t = useText("help");
  return (
    <Topic title={t("topic.contact.title")}>
      <p>{t("topic.contact.text")}</p>
      <CustomerService />
    </Topic>
  );
}

function Topic({
  title,
  language,
  open = false,
  children,
}: {
  title: string;
  language?: string | undefined;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details name="help" open={open} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-2xl px-4 py-2 font-display text-lg font-bold focus-visible:-outline-offset-3 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 lang={language} dir="auto">
          {title}
        </h2>
        <Icon
          name="down"
          className="text-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid max-w-[65ch] justify-items-start gap-4 px-4 pb-5 sm:px-5">
        {children}
      </div>
    </details>
  );
}
