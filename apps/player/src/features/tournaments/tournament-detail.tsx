import type { Tournament, TournamentBoard } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Money } from "../../shared/format/money.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { BoardTable } from "./board-table.tsx";
import { JoinButton } from "./join-button.tsx";
import { PrizeNotice } from "./prize-notice.tsx";
import { TournamentFacts } from "./tournament-facts.tsx";
import { TournamentState } from "./tournament-state.tsx";

/** One tournament: its table as it stands, one's own place, the prizes and the rules. */
export function TournamentDetail({ id }: { id: string }) {
  const query = useQuery(reading("/tournaments/{id}", { path: { id } }));
  if (query.isPending) return <Waiting rows={5} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return <Shown board={query.data} />;
}

function Shown({ board }: { board: TournamentBoard }) {
  const t = useText("tournaments");
  const { tournament } = board;
  const { title, text, language, status, score, prize, own, entry, feeTo } = tournament;
  const mayJoin = status === "COMING_SOON" || status === "RUNNING";
  return (
    <>
      <Card>
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="font-display text-xl font-bold">
            <bdi lang={language}>{title}</bdi>
          </h3>
          <TournamentState status={status} />
        </header>
        {text !== "" && (
          <p lang={language} dir="auto" className="max-w-prose text-soft">
            {text}
          </p>
        )}
        {prize && <PrizeNotice prize={prize} />}
        {status === "CANCELLED" && <p>{t("cancelled")}</p>}
        {status === "CLOSING" && <p>{t("closing")}</p>}
        {entry !== "OPEN" && mayJoin && !tournament.isJoined && (
          <JoinButton tournament={tournament} />
        )}
        {entry !== "OPEN" && mayJoin && tournament.isJoined && (
          <p role="status" className="font-semibold text-teal">
            {t("joined")}
          </p>
        )}
      </Card>
      <Card>
        <h3 className="font-display text-xl font-bold">{t("table")}</h3>
        <BoardTable board={board} />
        {status === "RUNNING" && !own && board.top.length > 0 && (
          <p className="text-soft">{t("notYet")}</p>
        )}
      </Card>
      <Card>
        <h3 className="font-display text-xl font-bold">{t("prizes")}</h3>
        <Prizes tournament={tournament} />
        <p className="max-w-prose text-sm text-soft">
          {t(`rule.${score}`)} {t("tie")} {feeTo === "POOL" && t("pool")}
        </p>
        <TournamentFacts tournament={tournament} />
      </Card>
    </>
  );
}

function Prizes({ tournament: { prizes } }: { tournament: Tournament }) {
  const t = useText("tournaments");
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
      {prizes.map((prize, at) => (
        <li key={at} className="grid gap-0.5 rounded-xl border border-line bg-overlay p-3 text-sm">
          <span className="text-soft">
            {t("place")} {at + 1}
          </span>
          <span className="font-bold">
            <Money amount={prize} />
          </span>
        </li>
      ))}
    </ol>
  );
}
