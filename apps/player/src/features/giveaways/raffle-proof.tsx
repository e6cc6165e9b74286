import type { TicketHolder } from "@perya/fair";
import type { RaffleDetail } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { CheckedSteps, PublishedValue } from "../../shared/proof/checked-steps.tsx";
import { checkRaffle } from "./check-raffle.ts";

/** What was published of a raffle before and after its draw, and the draw made again here. */
export function RaffleProof({ raffle }: { raffle: RaffleDetail }) {
  const t = useText("raffles");
  const { id, commitment, listHash, label, seed, myTickets } = raffle;
  return (
    <>
      <Card>
        <h2 className="font-display text-xl font-bold">{t("proof.title")}</h2>
        <p className="max-w-prose text-soft">{t("proof.about")}</p>
        <PublishedValue name={t("proof.commitment")}>{commitment}</PublishedValue>
        <PublishedValue name={t("proof.list")}>{listHash ?? t("proof.notYet")}</PublishedValue>
        <PublishedValue name={t("proof.label")}>{label ?? t("proof.notYet")}</PublishedValue>
        <PublishedValue name={t("proof.seed")}>{seed ?? t("proof.sealed")}</PublishedValue>
        {myTickets && (
          <PublishedValue name={t("proof.mine")}>
            {`${myTickets.code} ${myTickets.count}`}
          </PublishedValue>
        )}
      </Card>
      {seed !== null && <Checked key={id} raffle={raffle} seed={seed} />}
    </>
  );
}

function Checked({ raffle, seed }: { raffle: RaffleDetail; seed: string }) {
  const t = useText("raffles");
  const { id, listHash } = raffle;
  const list = useQuery({
    queryKey: ["tickets of a raffle", id, listHash],
    queryFn: () => ticketsOf(id),
    staleTime: Infinity,
  });
  if (list.isError) return <Failed fault={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Waiting rows={2} />;
  const steps = checkRaffle(raffle, seed, list.data);
  return (
    <CheckedSteps
      title={t(steps.every(({ good }) => good) ? "proof.good" : "proof.bad")}
      how={t("proof.how")}
      steps={steps.map(({ name, published, ...step }) => ({
        ...step,
        said: t(`proof.step.${name}.${step.good ? "good" : "bad"}`),
        instead: t("proof.instead", { published }),
      }))}
    />
  );
}

/** The whole list of tickets, page after page. */
async function ticketsOf(id: string): Promise<readonly TicketHolder[]> {
  const all: TicketHolder[] = [];
  for (;;) {
    const after = all.at(-1)?.code ?? "";
    const page = await call("GET", "/raffles/{id}/tickets", { path: { id }, query: { after } });
    all.push(...page.holders);
    if (!page.hasMore) return all;
  }
}
