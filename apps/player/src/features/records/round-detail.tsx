import type { RoundProof } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/api.ts";
import { buttonClass } from "../../shared/controls.tsx";
import { Money, Time } from "../../shared/money.tsx";
import { Card } from "../../shared/page.tsx";
import { Failed, Waiting } from "../../shared/states.tsx";

/** One round: what moved and when, and what it can be checked against. */
export function RoundDetail({ id }: { id: string }) {
  const query = useQuery(reading("/betting-record/{id}", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const round = query.data;
  return (
    <>
      <Card>
        <h2 className="font-display text-xl font-bold">{round.gameName}</h2>
        <dl className="grid grid-cols-2 gap-1">
          <dt className="text-soft">Stake</dt>
          <dd className="text-end">
            <Money amount={round.stake} />
          </dd>
          <dt className="text-soft">Payout</dt>
          <dd className="text-end">
            <Money amount={round.payout} />
          </dd>
          <dt className="text-soft">Net</dt>
          <dd className="text-end font-semibold">
            <Money amount={round.net} signed />
          </dd>
          <dt className="text-soft">Round</dt>
          <dd className="text-end text-sm break-all">{round.round}</dd>
        </dl>
        <ol className="grid gap-1 border-s-2 border-line ps-4">
          {round.movements.map((movement) => (
            <li key={movement.transaction} className="flex flex-wrap justify-between gap-2">
              <span>
                {movement.kind}{" "}
                <span className="text-sm text-soft">
                  <Time at={movement.at} />
                </span>
              </span>
              <Money amount={movement.amount} signed />
            </li>
          ))}
        </ol>
      </Card>
      {round.proof && <Proof id={id} proof={round.proof} />}
    </>
  );
}

function Proof({ id, proof }: { id: string; proof: RoundProof }) {
  return (
    <Card>
      <h2 className="font-display text-lg font-bold">Fairness</h2>
      <dl className="grid gap-1 text-sm">
        <dt className="text-soft">Commitment, shown before the round</dt>
        <dd className="break-all">{proof.commitment}</dd>
        <dt className="text-soft">Your seed and the round's number under it</dt>
        <dd className="break-all">
          {proof.clientSeed} · {proof.nonce}
        </dd>
        <dt className="text-soft">Our seed</dt>
        <dd className="break-all">
          {proof.serverSeed ?? "Revealed when you change your seeds in the game; until then it still decides your next rounds."}
        </dd>
      </dl>
      <Link to="/verify" search={{ round: id }} className={buttonClass("primary")}>
        Check this round
      </Link>
    </Card>
  );
}
