import type { GameFace } from "@perya/game-kit";
import type { Session } from "../api.ts";
import { AutoSheet } from "../auto/auto-sheet.tsx";
import type { Auto } from "../auto/use-auto.ts";
import { StakeSheet } from "../dock/stake-sheet.tsx";
import type { Stake } from "../dock/use-stake.ts";
import type { SheetName } from "../header.tsx";
import { LANGUAGE } from "../language.ts";
import { FairSheet } from "./fair-sheet.tsx";
import { HistorySheet } from "./history-sheet.tsx";
import { InfoSheet } from "./info-sheet.tsx";

interface SheetsProps {
  readonly open: SheetName | undefined;
  readonly session: Session;
  readonly face: GameFace;
  readonly stake: Stake;
  readonly choice: unknown;
  readonly money: (minor: bigint) => string;
  readonly auto: Auto;
  readonly onClose: () => void;
}

/** The sheet that is open, if one is. */
export function Sheets({ open, session, face, stake, choice, money, auto, onClose }: SheetsProps) {
  switch (open) {
    case "info":
      return (
        <InfoSheet
          game={session.game}
          face={face}
          pays={{ stake: stake.amount, choice, money, language: LANGUAGE }}
          onClose={onClose}
        />
      );
    case "fair":
      return <FairSheet game={session.game.code} seeds={session.fair} onClose={onClose} />;
    case "history":
      return <HistorySheet face={face} money={money} onClose={onClose} />;
    case "stake":
      return <StakeSheet stake={stake} money={money} onClose={onClose} />;
    case "auto":
      return (
        <AutoSheet
          stake={stake.amount}
          money={money}
          hasFeature={face.hasFeature !== undefined}
          onStart={auto.start}
          onClose={onClose}
        />
      );
    case undefined:
      return null;
  }
}
