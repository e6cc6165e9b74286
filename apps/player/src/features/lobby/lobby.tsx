import { useState } from "react";
import { useBrand } from "../../shared/brand.ts";
import { SearchField } from "../../shared/search-field.tsx";
import { useText } from "../../shared/text.ts";
import { ClassifyTabs, hasKinds } from "./classify-tabs.tsx";
import { NEW, type Filter } from "./filter.ts";
import { GameList } from "./game-list.tsx";
import type { Lobby } from "./lobbies.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import { SlotFilter } from "./slot-filter.tsx";
import { useFilter } from "./use-filter.ts";
import { VendorCards } from "./vendor-cards.tsx";
import { VendorStrip } from "./vendor-strip.tsx";
import { useVendors } from "./vendors.ts";

/** A category of games: what one may choose from above, what was chosen below. */
export function LobbyBlock({ lobby }: { lobby: Lobby }) {
  const t = useText("lobby");
  const { filter, choose, type, after } = useFilter(lobby);
  const vendors = useVendors(lobby);
  const chosen = useChosen(filter, vendors);
  const steps = { filter, choose };
  const [filtering, setFiltering] = useState(filter.minBet !== "" || filter.minLineNum !== "");
  const kinds = hasKinds(lobby, filter);
  const slots = lobby.type === "RNG" ? { open: filtering, toggle: () => setFiltering(!filtering) } : undefined;
  const asCards = lobby.contents === "vendors" && filter.list === "all" && filter.q === "" && filter.vendor === "";
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label={t("search")} q={filter.q} onType={type} className="w-full max-w-md flex-1 basis-64" />
        {!lobby.only && lobby.name !== "providers" && <ModeSwitch {...steps} slots={slots} />}
      </div>
      {slots?.open && <SlotFilter {...steps} />}
      {!lobby.only && lobby.contents === "games" && <VendorStrip vendors={vendors} {...steps} />}
      {!lobby.only && lobby.contents === "games" && kinds && <ClassifyTabs lobby={lobby} vendors={vendors} {...steps} />}
      {asCards ? (
        <VendorCards lobby={lobby} filter={filter} />
      ) : (
        <GameList lobby={lobby} filter={filter} chosen={chosen} choose={choose} after={after} />
      )}
    </div>
  );
}

/** What is chosen besides the list and the search, in words. */
function useChosen(filter: Filter, vendors: ReturnType<typeof useVendors>): readonly string[] {
  const t = useText("lobby");
  const { currency } = useBrand();
  const vendor = vendors?.find(({ vassalage }) => vassalage === filter.vendor);
  return [
    filter.vendor && (vendor?.name ?? filter.vendor),
    filter.classify === NEW ? t("classify.new") : filter.classify,
    filter.minBet && t("filter.upTo", { bet: `${currency} ${filter.minBet}` }),
    filter.minLineNum && t("filter.andMore", { lines: Number(filter.minLineNum) }),
    filter.q,
  ].filter((word) => word !== "");
}
