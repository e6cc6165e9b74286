import { lazy, Suspense } from "react";
import { useLegalOpening } from "../shared/legal-modal.ts";
import { useRegisteredNews } from "../shared/registered.ts";

const LegalDialog = lazy(() => import("./legal-dialog.tsx"));
const RegisteredDialog = lazy(() => import("../features/session/register/registered-dialog.tsx"));

/** Dialogs that outlive the page they were opened from; each is loaded with its first use. */
export function OverThePage() {
  const legal = useLegalOpening();
  const news = useRegisteredNews();
  return (
    <Suspense>
      {legal !== undefined && <LegalDialog text={legal} />}
      {news && <RegisteredDialog key={news.kind} {...news} />}
    </Suspense>
  );
}
