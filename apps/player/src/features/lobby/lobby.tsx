import { useState } from "react";
import { ByVisitor } from "../../shared/session/by-visitor.tsx";
import { part } from "../../shared/loading/part.tsx";
import { SearchField } from "../../shared/forms/search-field.tsx";
import { useText } from "../../shared/language/text.ts";
import { ClassifyTabs, hasKinds } from "./filter/classify-tabs.tsx";
import { isWhole, showsVendors } from "./filter/filter.ts";
import { GameList } from "./list/game-list.tsx";
import type { Lobby } from "./lobbies.ts";
import { ModeSwitch } from "./filter/mode-switch.tsx";
import { RoomsPlace } from "./category/rooms-place.tsx";
import { SlotFilter } from "./filter/slot-filter.tsx";
import { useFilter, type Choosing } from "./filter/use-filter.ts";
import { useShown } from "./filter/use-shown.ts";
import { VendorCards } from "./vendor/vendor-cards.tsx";
import { VendorStrip } from "./vendor/vendor-strip.tsx";
import { useVendors } from "./vendor/vendors.ts";

const Rooms = part(() => import("./category/rooms.tsx"), <RoomsPlace />);

/** A category of games: filters above, games below. */
export function LobbyBlock({ lobby }: { lobby: Lobby }) {
  const t = useText("lobby");
  const chosen = useFilter(lobby);
  const { filter, choose, type } = chosen;
  const vendors = useVendors(lobby);
  const steps = { filter, choose };
  const [filtering, setFiltering] = useState(filter.minBet !== "" || filter.minLineNum !== "");
  const kinds = hasKinds(lobby, filter);
  const slots =
    lobby.type === "RNG" ? { open: filtering, toggle: () => setFiltering(!filtering) } : undefined;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t("search")}
          q={filter.q}
          onType={type}
          className="w-full max-w-md flex-1 basis-64"
        />
        {!lobby.only && lobby.name !== "providers" && <ModeSwitch {...steps} slots={slots} />}
      </div>
      {slots?.open && <SlotFilter {...steps} />}
      {!lobby.only && lobby.contents === "games" && (
        <VendorStrip lobby={lobby} vendors={vendors} {...steps} />
      )}
      {!lobby.only && lobby.contents === "games" && kinds && (
        <ClassifyTabs lobby={lobby} vendors={vendors} {...steps} />
      )}
      {lobby.name === "pvp" && isWhole(filter) && vendors?.length !== 0 && (
        <ByVisitor guest={null} member={<Rooms />} />
      )}
      <Chosen lobby={lobby} chosen={chosen} vendors={vendors} />
    </div>
  );
}

interface ChosenProps {
  readonly lobby: Lobby;
  readonly chosen: Choosing;
  readonly vendors: ReturnType<typeof useVendors>;
}

/**
 * The filtered games, once loaded, without rerendering the filters.
 */
function Chosen({ lobby, chosen, vendors }: ChosenProps) {
  const shown = useShown(lobby, chosen);
  if (showsVendors(lobby, shown.filter)) return <VendorCards lobby={lobby} filter={shown.filter} />;
  return <GameList lobby={lobby} shown={shown} vendors={vendors} />;
}
