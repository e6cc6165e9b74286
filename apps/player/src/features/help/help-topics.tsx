import { CustomerService } from "../../shared/customer-service.tsx";
import { useBrand } from "../../shared/brand.ts";
import { useText } from "../../shared/text.ts";

const TOPICS = ["account", "deposit", "withdraw", "rounds", "fair", "safe", "contact"] as const;

/** What members ask most, each answer under its question. */
export function HelpTopics() {
  const t = useText("help");
  const { customerService } = useBrand();
  return (
    <>
      <p className="text-soft">{t("about")}</p>
      <div className="grid divide-y divide-line rounded-2xl border border-line bg-raised">
        {TOPICS.map((topic) => (
          <details key={topic} name="help" open={topic === "account"} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-2xl px-4 py-2 font-display text-lg font-bold focus-visible:-outline-offset-3 sm:px-5 [&::-webkit-details-marker]:hidden">
              <h2>{t(`topic.${topic}.title`)}</h2>
              <svg
                viewBox="0 0 24 24"
                width="22"
                height="22"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
                className="shrink-0 text-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
              >
                <path d="M6 9l6 6 6-6" />
              </svg>
            </summary>
            <div className="grid max-w-[65ch] justify-items-start gap-4 px-4 pb-5 sm:px-5">
              <p>{t(`topic.${topic}.text`)}</p>
              {topic === "contact" && customerService.length === 0 && <p className="text-soft">{t("topic.contact.none")}</p>}
              {topic === "contact" && <CustomerService entries={customerService} />}
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
