import type { GameVendor } from "@perya/api-client/player";
import { useText } from "../../../shared/language/text.ts";
import { NEW, type Filter } from "./filter.ts";
import { kindName } from "./kind-name.ts";
import type { Lobby } from "../lobbies.ts";

interface ClassifyTabsProps {
  readonly lobby: Lobby;
  /** Undefined until they are known. */
  readonly vendors: readonly GameVendor[] | undefined;
  readonly filter: Filter;
  readonly choose: (change: Partial<Filter>) => void;
}

/**
 * Kinds of games within a lobby: all, new ones among the slots, and what the vendors call theirs.
 */
export function ClassifyTabs({ lobby, vendors, filter, choose }: ClassifyTabsProps) {
  const t = useText("lobby");
  if (!vendors) return <div aria-hidden="true" className="h-11.25" />;
  const shown = filter.vendor
    ? vendors.filter(({ vassalage }) => vassalage === filter.vendor)
    : vendors;
  const kinds = [...new Set(shown.flatMap(({ gameClassify }) => gameClassify))];
  const tabs = [
    { classify: "", name: t("classify.all") },
    ...(lobby.type === "RNG" ? [{ classify: NEW, name: t("classify.new") }] : []),
    ...kinds.map((classify) => ({ classify, name: kindName(t, classify) })),
  ];
  if (tabs.length === 1) return null;
  return (
    <div
      role="group"
      aria-label={t("classifications")}
      className="-mx-4 flex gap-1 [scrollbar-width:none] overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
    >
      {tabs.map(({ classify, name }) => (
        <button
          key={classify}
          type="button"
          aria-pressed={classify === filter.classify}
          onClick={() => choose({ classify, list: "all", q: "" })}
          className="min-h-11 shrink-0 border-b-3 border-transparent px-3 font-semibold text-soft hover:text-ink aria-pressed:border-bulb aria-pressed:text-ink"
        >
          <span dir="auto">{name}</span>
        </button>
      ))}
    </div>
  );
}

/** Where kinds mean nothing: lists that cross them, a search, one vendor's page, rooms. */
export function hasKinds(lobby: Lobby, { list, q }: Filter): boolean {
  return list === "all" && q === "" && lobby.name !== "providers" && lobby.name !== "pvp";
}
