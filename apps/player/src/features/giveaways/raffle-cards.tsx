import type { Raffle } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Time } from "../../shared/format/money.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { useToken } from "../../shared/session/session.ts";
import { Prize } from "./prize.tsx";
import { RaffleState } from "./raffle-state.tsx";

/** The brand's raffles below its promotions; nothing where there are none. */
export function RaffleCards() {
  const t = useText("raffles");
  const isMember = useToken() !== undefined;
  // What the server has put into the page is a guest's.
  const refetchOnMount = isMember ? "always" : true;
  const { data } = useQuery({ ...reading("/raffles"), refetchOnMount });
  // What stands above comes first, so that it pushes nothing away.
  const isWaiting = useQuery(reading("/promotions")).isPending;
  if (isWaiting || !data || data.raffles.length === 0) return null;
  return (
    <section aria-labelledby="raffles" className="grid gap-4">
      <h2 id="raffles" className="font-display text-2xl font-bold">
        {t("title")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {data.raffles.map((raffle) => (
          <li key={raffle.id}>
            <RaffleCard raffle={raffle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RaffleCard({ raffle }: { raffle: Raffle }) {
  const t = useText("raffles");
  const { id, title, language, status, startsAt, endsAt, prizes, mine } = raffle;
  const [first] = prizes;
  return (
    <Link
      to={`/raffles/${id}`}
      className="group grid h-full content-start gap-3 rounded-2xl border border-line bg-raised p-4 hover:border-soft sm:p-5"
    >
      <bdi lang={language} className="font-display text-xl leading-tight font-bold">
        {title}
      </bdi>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <RaffleState status={status} />
        <span className="text-sm text-soft">
          {status === "COMING_SOON" &&
            t.rich("from", { time: () => <Time key="from" at={startsAt} /> })}
          {status === "OPEN" && t.rich("until", { time: () => <Time key="until" at={endsAt} /> })}
        </span>
      </span>
      {first && (
        <span className="flex flex-wrap gap-x-2">
          <span className="text-soft">{t("first")}</span>
          <Prize {...first} />
        </span>
      )}
      {/* A line of its own in any case: what a player has comes after what a guest sees. */}
      <span className="min-h-6 font-semibold">
        {mine && (mine.claimUntil === null ? t("tickets", { count: mine.tickets }) : t("won"))}
      </span>
      <span className="font-semibold text-violet underline-offset-4 group-hover:underline">
        {t("read")}
      </span>
    </Link>
  );
}
