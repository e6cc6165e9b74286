import type { BookProof } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/http/api.ts";
import { useAct } from "../../shared/http/act.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Check, Money, Time } from "../../shared/format/show.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";

/**
 * Whether every unit is accounted for, per currency and book, with the figures behind the answer.
 */
export function Proof() {
  const query = useQuery(reading("/ledger-proof"));
  const act = useAct();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const proof = query.data;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <span>
          Verified up to <Time at={proof.verifiedAt} />: {proof.batches} batches, {proof.entries}{" "}
          entries
        </span>
        <Button look="primary" busy={act.isPending} onClick={() => act.mutate(verify)}>
          {act.isPending ? "Verifying…" : "Verify up to now"}
        </Button>
      </div>
      {proof.books.length === 0 && <p className="text-soft">No money has moved yet.</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {proof.books.map((book) => (
          <BookPanel key={`${book.currency}${book.book}`} book={book} />
        ))}
      </div>
      <p className="text-soft">
        The proof continues from its last checkpoint. <code>npm run ledger:verify</code> reads
        everything from the first entry on.
      </p>
    </>
  );
}

async function verify(): Promise<string> {
  await call("POST", "/ledger-proof/run");
  return "The ledger is verified up to now.";
}

function BookPanel({ book }: { book: BookProof }) {
  return (
    <Panel
      title={`${book.currency} · ${book.book}`}
      actions={<Check green={book.green}>{book.green ? "Proven" : "Broken"}</Check>}
    >
      <Facts
        facts={[
          ["Sum over all accounts", <Money key="sum" amount={book.sumAll} />],
          holds("Every balance equals its entries", book.balancesMatch),
          holds("Every round's legs match", book.roundsMatch),
          holds("Every batch follows its predecessor", book.chainsMatch),
          holds("Every block, exclusion and limit has its entry", book.guardsMatch),
          ["Entries", book.entries],
          ["Players' cash", <Money key="players" amount={book.players} />],
          ["Held for withdrawals", <Money key="held" amount={book.held} />],
          ["Owed by players", <Money key="owed" amount={book.owed} />],
          ...book.accounts.map(
            (account) =>
              [
                account.account,
                <Money key={account.account} amount={account.balance} signed />,
              ] as const,
          ),
        ]}
      />
      {book.problems.map((problem) => (
        <p key={problem} role="alert" className="text-coral">
          {problem}
        </p>
      ))}
    </Panel>
  );
}

/** A fact that is true or not. */
function holds(fact: string, green: boolean) {
  return [
    fact,
    <Check key={fact} green={green}>
      {green ? "yes" : "no"}
    </Check>,
  ] as const;
}
