import { Navigate, useParams } from "@tanstack/react-router";
import { DayTable } from "../features/reconciliation/day-table.tsx";
import { DifferenceQueue } from "../features/reconciliation/difference-queue.tsx";
import { StatementList } from "../features/reconciliation/statement-list.tsx";
import { PARTS } from "../features/reconciliation/words.ts";
import { Page } from "../shared/layout/page.tsx";
import { PartTabs } from "../shared/layout/part-tabs.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";

export function ReconciliationPage() {
  const { part: asked } = useParams({ strict: false });
  const part = PARTS.find(([name]) => name === asked)?.[0];
  if (part === undefined)
    return (
      <Navigate to="/reconciliation/$part" params={{ part: PARTS[0][0] }} search={true} replace />
    );
  return (
    <Page title="Reconciliation">
      <PartTabs label="Reconciliation" to="/reconciliation/$part" parts={PARTS} />
      {part === "differences" && <DifferenceQueue />}
      {part === "statements" && (
        <ForBrand label="Statements of">
          {({ id }) => <StatementList key={id} brand={id} />}
        </ForBrand>
      )}
      {part === "days" && (
        <ForBrand label="Days of">{({ id }) => <DayTable key={id} brand={id} />}</ForBrand>
      )}
    </Page>
  );
}
