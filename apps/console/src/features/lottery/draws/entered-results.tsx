import type { OperatorDraw } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { fromWire, subtract, toWire, type WireMoney } from "@perya/money";
import { call, reading } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Panel } from "../../../shared/layout/page.tsx";
import { useMay } from "../../../shared/http/session.ts";
import { Money, Status, Time } from "../../../shared/format/show.tsx";
import { Table } from "../../../shared/lists/table.tsx";
import { Board } from "./board.tsx";

type Result = OperatorDraw["typedResults"][number];

/**
 * The results typed in for a draw: those that wait for a second person first, with what each would
 * cost.
 */
export function EnteredResults({ draw }: { draw: OperatorDraw }) {
  const waiting = draw.typedResults.filter(({ decidedAt }) => decidedAt === null);
  return (
    <>
      {waiting.length > 1 && (
        <p role="alert" className="rounded-lg border border-coral p-3">
          <strong className="text-coral">These results differ.</strong>{" "}
          {waiting.map(({ enteredBy }) => enteredBy).join(" and ")} typed different figures, so none
          counts. Look at the draw again: the result is final once two people have typed the same,
          or another person has agreed to one of them.
        </p>
      )}
      {draw.typedResults.map((result) => (
        <EnteredResult key={result.id} draw={draw} result={result} />
      ))}
    </>
  );
}

function EnteredResult({ draw, result }: { draw: OperatorDraw; result: Result }) {
  const { version, board, enteredBy, enteredAt, reason, decidedBy, decidedAt, accepted } = result;
  const waits = decidedAt === null;
  return (
    <Panel
      title={version > 1 ? `Correction, version ${version}` : "Result typed in"}
      actions={<Status name={waits ? "WAITS" : accepted ? "AGREED" : "REFUSED"} />}
    >
      <p>
        <span className="text-soft">By</span> {enteredBy}, <Time at={enteredAt} />: {reason}
      </p>
      {!waits && (
        <p className="text-soft">
          {accepted ? "Agreed" : "Refused"} by {decidedBy}, <Time at={decidedAt} />
        </p>
      )}
      {(waits || !accepted) && <Board board={board} />}
      {waits && <Decision draw={draw} result={result} />}
    </Panel>
  );
}

function Decision({ draw, result: { id, mine, version } }: { draw: OperatorDraw; result: Result }) {
  const may = useMay()("lottery.results");
  const typedOther = !mine && draw.typedResults.some((one) => one.mine && one.decidedAt === null);
  const decide = (decision: "approve" | "reject") => (body: { readonly reason: string }) =>
    call("POST", "/lottery/results/{id}/{decision}", { path: { id, decision }, body });
  return (
    <>
      <Cost draw={draw} result={id} />
      {mine || !may ? (
        <p className="text-soft">
          {mine ? "Another person must decide what you entered." : "Your role can't decide this."}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {typedOther ? (
            <p className="text-soft">
              You typed other figures, so you can't simply agree to these.
            </p>
          ) : (
            <Agree draw={draw} id={id} version={version} send={decide("approve")} />
          )}
          <Confirm
            action="Refuse"
            look="danger"
            title="Refuse this result?"
            about="The draw does not change; another result can be entered."
            asks={[{ name: "reason", label: "Reason" }]}
            send={decide("reject")}
            done="Refused."
          />
        </div>
      )}
    </>
  );
}

interface AgreeProps {
  readonly draw: OperatorDraw;
  readonly id: string;
  readonly version: number;
  readonly send: (body: { readonly reason: string }) => Promise<unknown>;
}

function Agree({ draw, id, version, send }: AgreeProps) {
  return (
    <Confirm
      action="Agree"
      look="primary"
      title={version > 1 ? "Agree to this correction?" : "Agree to this result?"}
      about={
        <>
          <p>
            Compare every number with its source. It cannot be undone, only corrected by two people.
          </p>
          <Cost draw={draw} result={id} />
        </>
      }
      asks={[{ name: "reason", label: "Reason" }]}
      send={send}
      done="Agreed. Winners are being paid."
    />
  );
}

/** The cost of a pending result, by currency and book. */
function Cost({
  draw: { gameCode: code, issueNo },
  result,
}: {
  draw: OperatorDraw;
  result: string;
}) {
  const query = useQuery({
    ...reading("/lottery/issues/{code}/{issueNo}/cost", {
      path: { code, issueNo },
      query: { result },
    }),
    staleTime: 0,
  });
  if (!query.data)
    return (
      <p className="text-soft">
        {query.isError ? "The cost can't be calculated now." : "Calculating the cost …"}
      </p>
    );
  if (query.data.length === 0) return <p>There are no bets on this draw: it costs nothing.</p>;
  return (
    <Table
      caption="What it costs"
      rows={query.data}
      keyOf={({ book, now }) => `${now.currency} ${book}`}
      columns={[
        { title: "Money", cell: ({ book, now }) => `${now.currency}, ${book}` },
        { title: "Winners have", cell: ({ now }) => <Money amount={now} />, figures: true },
        {
          title: "Winners would have",
          cell: ({ after }) => <Money amount={after} />,
          figures: true,
        },
        {
          title: "More paid",
          cell: ({ now, after }) => <Money amount={difference(after, now)} signed />,
          figures: true,
        },
      ]}
    />
  );
}

function difference(a: WireMoney, b: WireMoney): WireMoney {
  return toWire(subtract(fromWire(a), fromWire(b)));
}
