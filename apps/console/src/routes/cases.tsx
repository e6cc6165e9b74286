import { Link } from "@tanstack/react-router";
import { CaseQueue } from "../features/cases/case-queue.tsx";
import { Page } from "../shared/layout/page.tsx";
import { useMay } from "../shared/http/session.ts";

export function CasesPage() {
  const may = useMay();
  return (
    <Page
      title="Cases"
      actions={
        may("risk.read") && (
          <Link to="/covered" className="text-violet underline">
            Covered transactions
          </Link>
        )
      }
    >
      <CaseQueue />
    </Page>
  );
}
