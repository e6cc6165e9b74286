import type { RaffleDetail } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button, buttonClass } from "../../shared/forms/controls.tsx";
import { Money, Time } from "../../shared/format/money.tsx";
import { ApiError, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card, Page } from "../../shared/layout/page.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { Prize } from "./prize.tsx";
import { RaffleMine } from "./raffle-mine.tsx";
import { RaffleProof } from "./raffle-proof.tsx";
import { RaffleResult } from "./raffle-result.tsx";
import { RaffleState } from "./raffle-state.tsx";

/** Tickets come with play, and the draw comes by itself. */
const EVERY_MS = 5_000;

/** One raffle: its prizes, the player's tickets, and once it is drawn its result and its proof. */
export function Raffle({ id }: { id: string }) {
  const t = useText("raffles");
  const promotions = useText("promotions");
  const back = { to: "/promotions", title: promotions("title") };
  const { data, error, refetch } = useQuery({
    ...reading("/raffles/{id}", { path: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.status === "OPEN" || state.data?.status === "DRAWING" ? EVERY_MS : false,
  });
  if (data) return <Shown raffle={data} back={back} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page title={t("title")} back={back} middle>
      {isGone ? (
        <Empty title={t("gone")}>
          <Link to="/promotions" className={buttonClass("primary")}>
            {promotions("others")}
          </Link>
        </Empty>
      ) : error ? (
        <Failed fault={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting rows={4} />
      )}
    </Page>
  );
}

interface ShownProps {
  readonly raffle: RaffleDetail;
  readonly back: { readonly to: string; readonly title: string };
}

/** A step of the raffle is shown once it is asked for, so that nothing moves under who reads. */
function Shown({ raffle: latest, back }: ShownProps) {
  const t = useText("raffles");
  const [seen, see] = useState(latest);
  const raffle = seen.status === latest.status ? latest : seen;
  const { title, text, language, status, startsAt, endsAt } = raffle;
  return (
    <Page title={title} lang={language} back={back} middle>
      <div className="flex min-h-12 items-center justify-between gap-3">
        <RaffleState status={status} />
        {status !== latest.status && (
          <Button look="primary" onClick={() => see(latest)}>
            {t("latest")}
          </Button>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <span className="text-sm text-soft">
          {t.rich("from", { time: () => <Time key="from" at={startsAt} /> })}
        </span>
        <span className="text-sm text-soft">
          {t.rich("until", { time: () => <Time key="until" at={endsAt} /> })}
        </span>
      </p>
      {text !== "" && (
        <p lang={language} dir="auto" className="max-w-prose text-lg">
          {text}
        </p>
      )}
      {status !== "COMING_SOON" && status !== "CLOSE" && <RaffleMine raffle={raffle} />}
      {status === "CLOSE" && <p className="rounded-2xl bg-raised p-4 text-soft">{t("closed")}</p>}
      {status === "DRAWING" && <p className="rounded-2xl bg-raised p-4 text-soft">{t("wait")}</p>}
      {status === "DRAWN" && <RaffleResult raffle={raffle} />}
      <Prizes raffle={raffle} />
      {status !== "CLOSE" && <RaffleProof raffle={raffle} />}
    </Page>
  );
}

function Prizes({ raffle: { prizes, wagerTimes, ticket, mostTickets } }: { raffle: RaffleDetail }) {
  const t = useText("raffles");
  const hasCash = prizes.some(({ cash }) => cash !== null);
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("prizes")}</h2>
      <ol className="grid gap-2">
        {prizes.map((prize, at) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
            <span>{t("count", { count: prize.count })}</span>
            <Prize {...prize} />
          </li>
        ))}
      </ol>
      <ul className="grid gap-1 text-sm text-soft">
        <li>{t.rich("ticketFor", { money: () => <Money key="ticket" amount={ticket} /> })}</li>
        <li>{t("most", { count: mostTickets })}</li>
        {hasCash && wagerTimes > 0 && <li>{t("play", { times: wagerTimes })}</li>}
        <li>{t("week")}</li>
      </ul>
    </Card>
  );
}
