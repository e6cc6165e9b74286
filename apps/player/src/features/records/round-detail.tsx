import type { Round, RoundProof } from "@perya/api-client/player";
import { readDetails } from "@perya/ui/details";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { reading } from "../../shared/http/api.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { GameArt } from "../../shared/games/game-art.tsx";
import { Code, Money, Time } from "../../shared/format/money.tsx";
import { Card, Facts } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { Steps } from "../../shared/format/steps.tsx";
import { useText } from "../../shared/language/text.ts";
import { ZoneNote } from "../../shared/records/zone-note.tsx";
import { movementOf } from "./movement.ts";
import { RoundOutcome, type RoundOutcomeProps } from "./outcome/round-outcome.tsx";
import { Link } from "../../shared/routing/link.tsx";

/** How often a round that is still open is asked for. */
const EVERY_MS = 10_000;

interface RoundDetailProps extends Pick<RoundOutcomeProps, "order"> {
  readonly id: string;
}

/** One round: what came in it, its movements, and the proof of its outcome. */
export function RoundDetail({ id, order }: RoundDetailProps) {
  const t = useText("records");
  const query = useQuery({
    ...reading("/betting-record/{id}", { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.outcome.kind === "OPEN" ? EVERY_MS : false),
  });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const round = query.data;
  return (
    // A round that is over is another page than the open one, and not that one grown.
    <Fragment key={round.outcome.kind === "OPEN" ? "open" : "over"}>
      <Card>
        <header className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-4">
          <GameArt gameId={round.gameId} />
          <h2
            lang={round.nameLanguage || undefined}
            dir="auto"
            className="font-display text-xl font-bold"
          >
            {round.gameName}
          </h2>
          <span className="text-2xl font-bold">
            <Money amount={round.net ?? round.stake} signed={round.net !== null} />
          </span>
        </header>
        <Facts
          facts={[
            [t("round.stake"), <Money key="stake" amount={round.stake} />],
            [t("round.payout"), <Money key="payout" amount={round.payout} />],
            ...amountFact(t("round.refund"), round.refund),
            ...amountFact(t("round.turnover"), round.turnover),
            [t("roundTitle"), <Code key="round">{round.round}</Code>],
          ]}
        />
      </Card>
      <RoundOutcome
        round={round}
        order={order}
        onAgain={async () => (await query.refetch()).data?.outcome.url}
      />
      <Card>
        <h2 className="font-display text-xl font-bold">{t("round.moved")}</h2>
        <Steps
          steps={round.movements.map((movement) => ({
            id: movement.transaction,
            title: movementOf(movement.kind).title,
            about: (
              <>
                <Time at={movement.at} />
                <span className="inline-block min-w-24 text-end font-semibold">
                  <Money amount={movement.amount} signed />
                </span>
              </>
            ),
            state: "done",
          }))}
        />
        {round.details !== undefined && <Told details={round.details} />}
      </Card>
      <ZoneNote />
      {round.proof && <Proof id={id} proof={round.proof} />}
    </Fragment>
  );
}

/** What the vendor says happened, where a person can read it. */
function Told({ details }: { details: string }) {
  const t = useText("records");
  const lines = readDetails(details);
  if (lines.length === 0) return null;
  const [first] = lines;
  return (
    <div className="rounded-xl bg-ground px-4 py-3">
      <h3 className="text-sm text-soft">{t("round.details")}</h3>
      {first?.name === "" ? (
        <p className="text-sm wrap-anywhere">
          <bdi dir="auto">{first.value}</bdi>
        </p>
      ) : (
        <Facts facts={lines.map(({ name, value }) => [name, <bdi key={name}>{value}</bdi>])} />
      )}
    </div>
  );
}

/** A fact of an amount that not every round has. */
function amountFact(name: string, amount: Round["refund"]): [string, ReactNode][] {
  return amount ? [[name, <Money key={name} amount={amount} />]] : [];
}

function Proof({ id, proof }: { id: string; proof: RoundProof }) {
  const t = useText("records");
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("proof.title")}</h2>
      <dl className="grid gap-3">
        <Sealed name={t("proof.commitment")}>{proof.commitment}</Sealed>
        <Sealed name={t("proof.own")}>
          {proof.clientSeed} · {proof.nonce}
        </Sealed>
        <Sealed name={t("proof.seed")}>{proof.serverSeed ?? t("proof.sealed")}</Sealed>
      </dl>
      <Link to="/verify" search={{ round: id }} className={buttonClass("primary")}>
        {t("proof.check")}
      </Link>
    </Card>
  );
}

function Sealed({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-xl bg-ground px-4 py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-sm wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
