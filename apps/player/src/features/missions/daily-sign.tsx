import type { DailySign as Signs } from "@perya/api-client/player";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Money } from "../../shared/format/money.tsx";
import { Points } from "../../shared/format/points.tsx";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";

/** The daily check-in with its row of rewards; nothing where the brand has none. */
export function DailySign() {
  const t = useText("missions");
  const queries = useQueryClient();
  const { data: signs } = useQuery(reading("/missions/sign"));
  // It comes together with the missions below it.
  const isWaiting = useQuery(reading("/missions")).isPending;
  const signing = useMutation({
    mutationFn: () => call("POST", "/missions/sign"),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/(missions|points)\b/.test(String(queryKey[0])),
      }),
  });
  if (!signs || isWaiting) return null;
  const isSigned = signs.status === "signed";
  return (
    <Card>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-display text-xl font-bold">{t("check.title")}</h3>
        <span className="font-semibold text-teal">{t("check.streak", { days: signs.streak })}</span>
      </header>
      <p className="max-w-prose text-soft">{t("check.about")}</p>
      <Days signs={signs} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-soft">
          {t(signs.mayMiss ? "check.freeze" : "check.frozen")}
        </p>
        {/* The button stays where it has the focus, and says what came of it. */}
        <Button
          look="primary"
          aria-disabled={isSigned || signing.isPending}
          className="aria-disabled:opacity-60"
          onClick={() => {
            if (!isSigned && !signing.isPending) signing.mutate();
          }}
        >
          {t(isSigned ? "check.signed" : "check.do")}
        </Button>
      </div>
      {signing.error && <Alert>{faultWords(signing.error)}</Alert>}
    </Card>
  );
}

function Days({ signs: { days, wagerTimes } }: { signs: Signs }) {
  const t = useText("missions");
  const hasCash = days.some(({ cash }) => cash !== null);
  return (
    <>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {days.map(({ points, cash, isCollected }, at) => (
          <li
            key={at}
            className={`grid content-start gap-0.5 rounded-xl border p-3 text-sm ${isCollected ? "border-teal" : "border-line bg-overlay"}`}
          >
            <span className="text-soft">{t("check.day", { day: at + 1 })}</span>
            {cash && (
              <span className="font-bold">
                <Money amount={cash} />
              </span>
            )}
            {points > 0 && (
              <span className="font-bold">
                <Points points={String(points)} />
              </span>
            )}
            {!cash && points === 0 && <span>{t("check.none")}</span>}
            {isCollected && <span className="font-semibold text-teal">{t("check.got")}</span>}
          </li>
        ))}
      </ol>
      {hasCash && wagerTimes > 0 && (
        <p className="text-sm text-soft">{t("play", { times: wagerTimes })}</p>
      )}
    </>
  );
}
