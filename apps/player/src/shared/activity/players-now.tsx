import { useText } from "../language/text.ts";
import { useActivity } from "../live/activity.ts";

/**
 * How many players began a round of a game within the last minutes. Nothing where nobody did; it
 * takes no height of its own.
 */
export function PlayersNow({ gameId }: { gameId: string }) {
  const t = useText("activity");
  const count = useActivity(({ players }) => players[gameId] ?? 0);
  return <Players count={count} said={t("players", { count })} />;
}

interface PlayersInDrawProps {
  readonly gameCode: string;
  /** The draw that is looked at; without one, that which is on sale. */
  readonly issueNo?: string;
}

/** How many players have an order on a draw that is on sale. Nothing where nobody has. */
export function PlayersInDraw({ gameCode, issueNo }: PlayersInDrawProps) {
  const t = useText("activity");
  const count = useActivity(({ draws }) => {
    const draw = draws[gameCode];
    return draw && (issueNo ?? draw.issueNo) === draw.issueNo ? draw.players : 0;
  });
  return <Players count={count} said={t("inDraw", { count })} />;
}

function Players({ count, said }: { readonly count: number; readonly said: string }) {
  const t = useText("activity");
  if (count === 0) return null;
  // Another element for each number, so that nothing on the page shifts.
  return (
    <span
      key={count}
      title={said}
      className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums"
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-teal" />
      <span aria-hidden="true">{t("count", { count })}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
}
