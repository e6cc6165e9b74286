import { buttonClass } from "../shared/forms/controls.tsx";
import { Card, Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";
import { Link } from "../shared/routing/link.tsx";

const STEPS = ["commit", "own", "round", "reveal"] as const;

export function Page() {
  const t = useText("fairness");
  return (
    <Frame title={t("page.title")}>
      <ol className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {STEPS.map((step, at) => (
          <li key={step}>
            <Card className="h-full">
              <p
                className="grid size-12 place-items-center rounded-full bg-bulb font-display text-2xl font-extrabold text-on-bulb"
                aria-hidden="true"
              >
                {at + 1}
              </p>
              <h2 className="font-display text-xl font-bold">{t(`step.${step}.title`)}</h2>
              <p className="text-soft">{t(`step.${step}.text`)}</p>
            </Card>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Link to="/verify" className={buttonClass("primary")}>
          {t("page.check")}
        </Link>
        <Link to="/member/personalHistoryCopy" className={buttonClass("plain")}>
          {t("page.rounds")}
        </Link>
      </div>
    </Frame>
  );
}
