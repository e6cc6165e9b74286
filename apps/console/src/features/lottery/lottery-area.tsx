import { PartTabs } from "../../shared/layout/part-tabs.tsx";
import { DrawList } from "./draws/draw-list.tsx";
import { ExposurePart } from "./exposure/exposure-part.tsx";
import { GameTable } from "./games/game-table.tsx";
import { ImportList } from "./draws/import-list.tsx";
import { LimitsPart } from "./exposure/limits-part.tsx";
import { OddsList } from "./odds/odds-list.tsx";
import { ReportList } from "./report-list.tsx";
import type { PartName, Parts } from "./parts.ts";

const AREAS: Readonly<Record<PartName, () => React.ReactNode>> = {
  games: GameTable,
  draws: DrawList,
  odds: OddsList,
  exposure: ExposurePart,
  limits: LimitsPart,
  imports: ImportList,
  reports: ReportList,
};

/** The house's lotteries, a part at a time. */
export function LotteryArea({ part, parts }: { part: PartName; parts: Parts }) {
  const Area = AREAS[part];
  return (
    <>
      <PartTabs label="Parts of the lottery" to="/lottery/$part" parts={parts} />
      <Area />
    </>
  );
}
