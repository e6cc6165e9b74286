import { lazy, Suspense } from "react";
import { useAsked } from "./proof.ts";

const ProofDialog = lazy(() => import("./proof-dialog.tsx"));

/** Where the dialog of `useProof` appears, over every page and every other dialog. Its script comes when it is first needed. */
export function ProofHost() {
  const asked = useAsked();
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog asked={asked} />
    </Suspense>
  );
}
