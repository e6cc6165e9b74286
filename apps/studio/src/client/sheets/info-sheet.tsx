import type { GameFace, PaysProps } from "@perya/game-kit";
import { Tabs } from "@perya/ui/controls";
import type { Session } from "../api.ts";
import { Markdown } from "@perya/ui/markdown";
import { Sheet } from "./sheet.tsx";
import { TEXTS } from "./texts.ts";

const TABS = {
  list: "mb-4 grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-raised p-1",
  tab: "min-h-11 rounded-lg font-semibold text-soft aria-selected:bg-bulb aria-selected:text-on-bulb",
  panel: "",
} as const;

interface InfoSheetProps {
  readonly game: Session["game"];
  readonly face: Pick<GameFace, "Pays">;
  readonly pays: PaysProps;
  readonly onClose: () => void;
}

/** What pays, at the stake that is chosen, and the rules from the page that belongs to the game. */
export function InfoSheet({ game, face, pays, onClose }: InfoSheetProps) {
  return (
    <Sheet title={game.name} onClose={onClose}>
      <p className="mb-3">
        Returns <strong>{(game.rtpPpm / 10_000).toFixed(2)} %</strong> to players in the long run ·
        pays at most <strong>×{game.maxWinX.toLocaleString("en")}</strong> · version {game.version}
      </p>
      <Tabs
        label="About the game"
        tabs={[
          ["What pays", <face.Pays key="pays" {...pays} />],
          ["Rules and odds", <Markdown key="rules" text={TEXTS[game.code] ?? ""} />],
        ]}
        look={TABS}
      />
    </Sheet>
  );
}
