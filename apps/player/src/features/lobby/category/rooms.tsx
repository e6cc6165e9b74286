import type { Room } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { Money } from "../../../shared/format/money.tsx";
import { gamePage, playInPress } from "../../../shared/games/open-game.ts";
import { Picture } from "../../../shared/pictures/picture.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { RoomsPlace } from "./rooms-place.tsx";

/**
 * The rooms a player can join, by stake; nothing if the brand has none. Guests may not fetch them.
 */
export default function Rooms() {
  const t = useText("lobby");
  const { data, isPending } = useQuery(reading("/games/pvp-rooms"));
  if (isPending) return <RoomsPlace />;
  if (!data || data.list.length === 0) return null;
  return (
    <section className="grid gap-3">
      <header>
        <h2 className="font-display text-xl font-bold">{t("rooms.title")}</h2>
        <p className="text-sm text-soft">{t("rooms.text")}</p>
      </header>
      <ul
        aria-label={t("rooms.title")}
        className="-mx-4 grid snap-x scroll-px-4 auto-cols-[min(85%,19rem)] grid-flow-col gap-3 [scrollbar-width:none] overflow-x-auto px-4 py-1 md:-mx-6 md:scroll-px-6 md:px-6"
      >
        {data.list.map((room) => (
          <li key={room.roomId} className="snap-start">
            <Seat room={room} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Seat({ room }: { room: Room }) {
  const t = useText("lobby");
  const { minBet } = room;
  const art = room.iconUrl || room.showIcon;
  return (
    <Link
      to={gamePage(room)}
      search={{ gameId: room.gameId }}
      {...playInPress(room)}
      className="flex h-22 items-center gap-3 rounded-2xl border border-line bg-raised p-3 hover:border-bulb"
    >
      {art && (
        <Picture
          src={art}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          className="size-14 shrink-0 rounded-xl bg-overlay object-cover"
        />
      )}
      <span className="grid min-w-0 flex-1">
        <bdi
          lang={room.nameLanguage || undefined}
          className="line-clamp-2 font-display leading-tight font-bold"
        >
          {room.displayName}
        </bdi>
        <span className="truncate text-sm text-soft">
          {minBet
            ? t.rich("rooms.from", { amount: () => <Money key="amount" amount={minBet} /> })
            : room.vendorName}
        </span>
      </span>
      <span className="grid min-h-11 place-items-center rounded-xl bg-bulb px-4 text-sm font-semibold text-on-bulb">
        {t("rooms.sit")}
      </span>
    </Link>
  );
}
