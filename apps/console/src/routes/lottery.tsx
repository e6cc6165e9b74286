import { Navigate, useParams } from "@tanstack/react-router";
import { LotteryArea } from "../features/lottery/lottery-area.tsx";
import { useParts } from "../features/lottery/parts.ts";
import { Page } from "../shared/layout/page.tsx";

export function LotteryPage() {
  const { part: asked } = useParams({ strict: false });
  const parts = useParts();
  const part = parts.find(([name]) => name === asked)?.[0] ?? parts[0]?.[0];
  if (part === undefined)
    return <Page title="Lottery">Your role has no access to the lottery.</Page>;
  if (part !== asked)
    return <Navigate to="/lottery/$part" params={{ part }} search={true} replace />;
  return (
    <Page title="Lottery">
      <LotteryArea part={part} parts={parts} />
    </Page>
  );
}
