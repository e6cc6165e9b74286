import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { Code, Time } from "../../../shared/format/money.tsx";
import { Card, Facts } from "../../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../../shared/layout/states.tsx";
import { CheckedSteps, PublishedValue } from "../../../shared/proof/checked-steps.tsx";
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
        <PublishedValue name={t("commitment")}>{commitment ?? t("none")}</PublishedValue>
        <PublishedValue name={t("entropy")}>{lockEntropy ?? t("notYet")}</PublishedValue>
        <PublishedValue name={t("label")}>{label ?? t("notYet")}</PublishedValue>
        <PublishedValue name={t("seed")}>{seed ?? t("sealed")}</PublishedValue>
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
    <CheckedSteps
      title={t(good ? "good" : "bad")}
      how={t("how")}
      steps={steps.map(({ name, published, ...step }) => ({
        ...step,
        said: t(`step.${name}.${step.good ? "good" : "bad"}`),
        instead: t("instead", { published }),
      }))}
    />
  );
}
