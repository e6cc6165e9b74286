import { part } from "../loading/part.tsx";
import { useAsked } from "./proof.ts";

const ProofDialog = part(() => import("./proof-dialog.tsx"));

/**
 * Where the dialog of `useProof` appears, over every page and every other dialog. Its script comes
 * when it is first needed.
 */
export function ProofHost() {
  const asked = useAsked();
  return asked && <ProofDialog asked={asked} />;
}
