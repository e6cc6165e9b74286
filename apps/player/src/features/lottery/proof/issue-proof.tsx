import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { Icon } from "../../../shared/pictures/icon.tsx";
import { Code, Time } from "../../../shared/format/money.tsx";
import { Card, Facts } from "../../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Board } from "../board/board.tsx";
import { useRules } from "../play/use-counter.ts";
import { checkIssue, type Step } from "./check-issue.ts";

/** A draw that is not over yet is fetched again. */
const EVERY_MS = 5_000;

/** A draw with everything that was published about it, checked in this browser. */
export function IssueProof({ gameCode, issueNo }: { gameCode: string; issueNo: string }) {
  const t = useText("proof");
  const { data, error, refetch } = useQuery({
    ...reading("/lottery/issues/{code}/{issueNo}", { path: { code: gameCode, issueNo } }),
    refetchInterval: ({ state }) =>
      state.data && state.data.seed === null && state.data.status !== "VOIDED" ? EVERY_MS : false,
  });
  const rules = useRules(data?.rules);
  if (error) return <Failed fault={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const { commitment, lockEntropy, seed, label, terms, board } = data;
  const whole = commitment && lockEntropy && seed && label && board;
  const steps =
    whole && rules.data
      ? checkIssue(
          { gameCode, issueNo, commitment, lockEntropy, seed, terms, board },
          label,
          rules.data,
        )
      : undefined;
  return (
    <>
      <Card>
        <Facts
          facts={[
            [
              t("game"),
              <bdi key="game" lang={data.nameLanguage || undefined}>
                {data.name}
              </bdi>,
            ],
            [t("issue"), <Code key="issue">{issueNo}</Code>],
            [t("drawAt"), <Time key="at" at={data.drawAt} />],
          ]}
        />
        <Published name={t("commitment")}>{commitment ?? t("none")}</Published>
        <Published name={t("entropy")}>{lockEntropy ?? t("notYet")}</Published>
        <Published name={t("label")}>{label ?? t("notYet")}</Published>
        <Published name={t("seed")}>{seed ?? t("sealed")}</Published>
      </Card>
      {steps ? (
        <Verdict steps={steps} />
      ) : (
        <p className="rounded-2xl bg-raised p-4 text-soft">
          {t(data.status === "VOIDED" ? "void" : seed ? "foreign" : "wait")}
        </p>
      )}
      {board && <Board gameCode={gameCode} rows={board} />}
    </>
  );
}

function Verdict({ steps }: { steps: readonly Step[] }) {
  const t = useText("proof");
  const good = steps.every((step) => step.good);
  return (
    <section
      role="status"
      className={`grid gap-3 rounded-3xl border-2 bg-raised p-5 ${good ? "border-teal" : "border-coral"}`}
    >
      <h2
        className={`flex items-center gap-2 font-display text-2xl font-extrabold ${good ? "text-teal" : "text-coral"}`}
      >
        <Icon name="fair" size={28} />
        {t(good ? "good" : "bad")}
      </h2>
      <ol className="grid gap-2">
        {steps.map(({ name, published, computed, good: same }) => (
          <li key={name} className="rounded-xl bg-ground p-3">
            <p className={`font-semibold ${same ? "text-teal" : "text-coral"}`}>
              <span aria-hidden="true">{same ? "✓" : "✕"}</span>{" "}
              {t(`step.${name}.${same ? "good" : "bad"}`)}
            </p>
            <bdi dir="ltr" className="block text-sm wrap-anywhere text-soft tabular-nums">
              {computed}
            </bdi>
            {!same && (
              <bdi dir="ltr" className="block text-sm wrap-anywhere text-coral tabular-nums">
                {t("instead", { published })}
              </bdi>
            )}
          </li>
        ))}
      </ol>
      <p className="text-sm text-soft">{t("how")}</p>
    </section>
  );
}

function Published({ name, children }: { name: string; children: string }) {
  return (
    <div className="rounded-xl bg-ground px-4 py-3">
      <p className="text-sm text-soft">{name}</p>
      <bdi dir="ltr" className="block text-sm wrap-anywhere tabular-nums">
        {children}
      </bdi>
    </div>
  );
}
