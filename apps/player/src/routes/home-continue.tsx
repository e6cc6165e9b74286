import type { Game, LotteryItem } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState, type ReactNode } from "react";
import { recentPage } from "../features/lobby/fetch/game-pages.ts";
import { useMenus } from "../features/lottery/menus/use-menus.ts";
import { askedOf, pageOf } from "../features/lottery/menus/where-to.ts";
import { storedSlips } from "../features/lottery/slip/stored-slip.ts";
import { useSlipOwner } from "../features/lottery/slip/use-slip-owner.ts";
import { hasPlace, noteResume } from "../shared/device/resume.ts";
import { Money } from "../shared/format/money.tsx";
import { gamePage, playInPress } from "../shared/games/open-game.ts";
import { reading } from "../shared/http/api.ts";
import { useText } from "../shared/language/text.ts";
import { Picture } from "../shared/pictures/picture.tsx";
import { Link, type LinkProps } from "../shared/routing/link.tsx";

/** Games of the row; the lobby has all that were played. */
const MOST = 8;
const MOST_OPEN = 50;

/**
 * What the player left: slips that were not placed, games with an open round, then the games played
 * last. Only where home has kept a place for it, which this visit decides for the next: nothing on
 * the page moves for it.
 */
export default function HomeContinue() {
  const t = useText("resume");
  const heading = useId();
  const [placed] = useState(hasPlace);
  const recent = useQuery(recentPage({ pageSize: MOST }));
  const rounds = useQuery(
    reading("/betting-record", { query: { status: "OPEN", pageSize: MOST_OPEN } }),
  );
  const { slips, pending: slipsPending } = useSlips();
  const pending = recent.isPending || rounds.isPending || slipsPending;
  const games = recent.data?.games ?? [];
  const stakes = new Map(rounds.data?.content.map(({ gameId, stake }) => [gameId, stake]));
  const has = slips.length + games.length > 0;
  useEffect(() => {
    if (!pending) noteResume(has);
  }, [pending, has]);
  if (!placed) return null;
  if (pending || !has) return <div aria-hidden="true" className="h-14 max-sm:order-1" />;
  const isOpen = ({ gameId }: Game) => stakes.has(gameId);
  return (
    <section
      aria-labelledby={heading}
      className="flex h-14 min-w-0 items-center gap-3 max-sm:order-1"
    >
      <h2 id={heading} className="shrink-0 font-display font-bold">
        {t("title")}
      </h2>
      <ul className="grid min-w-0 flex-1 auto-cols-[minmax(12rem,18rem)] grid-flow-col gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
        {slips.map(({ item, bets }) => (
          <Chip
            key={item.gameCode}
            link={{ to: pageOf(item), search: askedOf(item) }}
            picture={item.webIconUrl}
            name={item.remark}
            language={item.nameLanguage}
          >
            {t("slip", { count: bets })}
          </Chip>
        ))}
        {[...games.filter(isOpen), ...games.filter((game) => !isOpen(game))].map((game) => {
          const stake = stakes.get(game.gameId);
          return (
            <Chip
              key={game.gameId}
              link={{
                to: gamePage(game),
                search: { gameId: game.gameId },
                ...playInPress(game),
              }}
              picture={game.iconUrl || game.showIcon}
              name={game.displayName}
              language={game.nameLanguage}
              lit={stake !== undefined}
            >
              {stake
                ? t.rich("open", { stake: () => <Money key="stake" amount={stake} /> })
                : t("last")}
            </Chip>
          );
        })}
      </ul>
    </section>
  );
}

interface ChipProps {
  readonly link: Pick<LinkProps, "to" | "search" | "onClick">;
  readonly picture: string;
  readonly name: string;
  /** The tag of its name's language, empty if that is not known. */
  readonly language: string;
  /** A round waits in it. */
  readonly lit?: boolean;
  readonly children: ReactNode;
}

function Chip({ link, picture, name, language, lit = false, children }: ChipProps) {
  return (
    <li>
      <Link
        {...link}
        className="flex h-14 items-center gap-2 rounded-xl border border-line bg-raised px-2 hover:border-bulb"
      >
        <Picture
          src={picture}
          alt=""
          width="40"
          height="40"
          className="size-10 shrink-0 rounded-lg bg-overlay object-cover"
        />
        <span className="grid min-w-0 leading-tight">
          <bdi lang={language || undefined} className="truncate text-sm font-semibold">
            {name}
          </bdi>
          <span className={`truncate text-xs ${lit ? "text-teal" : "text-soft"}`}>{children}</span>
        </span>
      </Link>
    </li>
  );
}

/** The player's slips in this browser, with their lotteries. */
function useSlips(): {
  readonly slips: readonly { readonly item: LotteryItem; readonly bets: number }[];
  readonly pending: boolean;
} {
  const owner = useSlipOwner();
  const stored = owner === undefined ? [] : storedSlips(owner);
  const menus = useMenus(stored.length > 0);
  const items = menus.data?.groups.flatMap(({ gameMenus }) => gameMenus);
  return {
    slips: stored.flatMap(({ gameCode, bets }) => {
      const item = items?.find((one) => one.gameCode === gameCode);
      return item ? [{ item, bets }] : [];
    }),
    pending: owner === undefined || (stored.length > 0 && menus.isPending),
  };
}
