import type { RaffleDetail } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Money, Time } from "../../shared/format/money.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { openAuth } from "../../shared/session/auth-modal.ts";

/** The player's tickets as they come, and the prize that waits for them. */
export function RaffleMine({ raffle }: { raffle: RaffleDetail }) {
  const t = useText("raffles");
  const { mine, myTickets, status } = raffle;
  if (mine === null)
    return status === "OPEN" ? (
      <Card>
        <Button look="primary" onClick={() => openAuth("login")}>
          {t("signIn")}
        </Button>
      </Card>
    ) : null;
  return (
    <Card className={mine.claimUntil === null ? "" : "border-bulb"}>
      <h2 className="font-display text-xl font-bold">{t("mine")}</h2>
      <p className="text-2xl font-bold tabular-nums">{t("tickets", { count: mine.tickets })}</p>
      {status === "OPEN" && <Next raffle={raffle} />}
      {myTickets && (
        <p className="text-soft">
          {t("numbers", {
            first: String(myTickets.first),
            last: String(myTickets.first + myTickets.count - 1),
          })}
        </p>
      )}
      <Claim id={raffle.id} until={mine.claimUntil} />
    </Card>
  );
}

/** How much is missing for the next ticket. */
function Next({ raffle: { mine, ticket, mostTickets } }: { raffle: RaffleDetail }) {
  const t = useText("raffles");
  if (mine === null) return null;
  if (mine.tickets >= mostTickets) return <p className="text-soft">{t("full")}</p>;
  const [played, each] = [BigInt(mine.turnover.amount), BigInt(ticket.amount)];
  const left = { ...ticket, amount: (each - (played % each)).toString() };
  return (
    <p className="text-soft">
      {t.rich("next", { money: () => <Money key="left" amount={left} /> })}
    </p>
  );
}

/** Claims what has won, and says what came of it. */
function Claim({ id, until }: { id: string; until: string | null }) {
  const t = useText("raffles");
  const queries = useQueryClient();
  const claim = useMutation({
    mutationFn: () => call("POST", "/raffles/{id}/claim", { path: { id } }),
    // Another window may have claimed it: whatever came of it, this one looks again.
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/(raffles|rewards|points)\b/.test(String(queryKey[0])),
      }),
  });
  if (until === null && claim.isIdle) return null;
  return (
    <>
      <div className="flex min-h-24 flex-wrap items-center justify-between gap-3 sm:min-h-14">
        {until !== null && !claim.isSuccess && (
          <>
            <div className="grid gap-0.5">
              <p className="font-display text-lg font-bold text-teal">{t("won")}</p>
              <p className="text-sm text-soft">
                {t.rich("claimUntil", { time: () => <Time key="until" at={until} /> })}
              </p>
            </div>
            <Button look="primary" busy={claim.isPending} onClick={() => claim.mutate()}>
              {t("claim")}
            </Button>
          </>
        )}
        <p role="status" className="font-semibold text-teal empty:sr-only">
          {claim.isSuccess ? t("claimed") : ""}
        </p>
      </div>
      {claim.isError && <Alert>{faultWords(claim.error)}</Alert>}
    </>
  );
}
