import type { PlayerRound } from "@perya/api-client/operator";
import { readDetails } from "@perya/ui/details";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { Facts } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { OrderDrawn } from "./order-drawn.tsx";

interface Which {
  readonly player: string;
  readonly round: string;
  /** What tells the button of one round from the others. */
  readonly game: string;
}

/** Shows what came in a round, as its player sees it. */
export function RoundOutcome({ player, round, game }: Which) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        Show <span className="sr-only">what came in {game}</span>
      </Button>
      {open && (
        <Dialog title={`Outcome: ${game}`} onClose={() => setOpen(false)}>
          <div className="grid gap-4">
            <Outcome player={player} round={round} />
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Outcome({ player, round }: Pick<Which, "player" | "round">) {
  const query = useQuery({
    ...reading("/players/{id}/rounds/{round}", { path: { id: player, round } }),
    // The address of a vendor's page is good for some minutes.
    gcTime: 0,
  });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { outcome, order, details } = query.data;
  return (
    <>
      {order ? <OrderDrawn order={order} /> : <p>{WORDS[outcome.kind]}</p>}
      {outcome.url !== undefined && (
        <a
          href={outcome.url}
          target="_blank"
          rel="noopener noreferrer"
          className="font-semibold text-violet underline"
        >
          Open the round (new window)
        </a>
      )}
      {details !== undefined && <Told details={details} />}
    </>
  );
}

/** What the vendor says, as the player reads it, and as it came. */
function Told({ details }: { details: string }) {
  const lines = readDetails(details);
  const [first] = lines;
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="text-soft">What the vendor says</h3>
      {first?.name === "" ? (
        <p className="wrap-anywhere">
          <bdi dir="auto">{first.value}</bdi>
        </p>
      ) : (
        lines.length > 0 && (
          <Facts facts={lines.map(({ name, value }) => [name, <bdi key={name}>{value}</bdi>])} />
        )
      )}
      {first?.name !== "" && (
        <details>
          <summary className="cursor-pointer text-violet underline">As it came</summary>
          <pre className="max-h-60 overflow-auto whitespace-pre-wrap wrap-anywhere">{details}</pre>
        </details>
      )}
    </section>
  );
}

const WORDS: Readonly<Record<PlayerRound["outcome"]["kind"], string>> = {
  FRAME: "The game draws this round on a page of its own, with a replay.",
  LINK: "The vendor shows this round on a page of its own.",
  ORDER: "This order is no longer there.",
  OPEN: "The round is still open. Its outcome is shown once it is over.",
  VOID: "The round is void: the stake was returned, and there is no outcome.",
  UNAVAILABLE: "The vendor is not answering right now.",
  NONE: "The vendor does not show the outcome of this round.",
};
