import type { GameFace, PaysProps } from "@perya/game-kit";
import type { Session } from "../api.ts";
import { Markdown } from "./markdown.tsx";
import { Sheet } from "./sheet.tsx";
import { Tabs } from "./tabs.tsx";
import { TEXTS } from "./texts.ts";

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
          { title: "What pays", content: <face.Pays {...pays} /> },
          { title: "Rules and odds", content: <Markdown text={TEXTS[game.code] ?? ""} /> },
        ]}
      />
    </Sheet>
  );
}
