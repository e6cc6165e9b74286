import type { Game } from "@perya/api-client/player";
import { Markdown } from "@perya/ui/markdown";
import { useEffect, useState } from "react";
import { useText } from "../../../shared/language/text.ts";

const HOUSE = "PERYA";

/** What the games of the house say of themselves, loaded when it is read. */
const TEXTS: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  "harbor-lanterns": () => import("../../../../../../games/harbor-lanterns/game.md?raw"),
  "thunder-orchard": () => import("../../../../../../games/thunder-orchard/game.md?raw"),
  "coral-cascade": () => import("../../../../../../games/coral-cascade/game.md?raw"),
  "mango-mines": () => import("../../../../../../games/mango-mines/game.md?raw"),
  "halo-halo-drop": () => import("../../../../../../games/halo-halo-drop/game.md?raw"),
};

/**
 * A game's rules and odds, to be opened. Those of other providers stand in their games alone, which
 * is said.
 */
export function Rules({ game }: { game: Pick<Game, "gameId" | "vassalage"> }) {
  const t = useText("tile");
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-xl border border-line"
    >
      <summary className="min-h-11 cursor-pointer content-center rounded-xl px-3 font-semibold">
        {t("rules")}
      </summary>
      <div className="px-3 pb-3 text-sm">
        {open && <RulesText load={game.vassalage === HOUSE ? TEXTS[game.gameId] : undefined} />}
      </div>
    </details>
  );
}

function RulesText({ load }: { load: (typeof TEXTS)[string] | undefined }) {
  const t = useText("tile");
  const [text, setText] = useState<string>();
  const [failed, setFailed] = useState(load === undefined);
  useEffect(() => {
    let wanted = true;
    load?.().then(
      (module) => wanted && setText(module.default),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (text !== undefined)
    return (
      // The page that belongs to a game is written in English.
      <div lang="en" dir="ltr">
        <Markdown text={text} />
      </div>
    );
  return failed ? (
    <p className="text-soft">{t("noRules")}</p>
  ) : (
    <p
      role="status"
      aria-busy="true"
      className="h-24 animate-pulse rounded-lg bg-raised motion-reduce:animate-none"
    />
  );
}
