import { useState } from "react";
import { Dialog } from "../dialogs/dialog.tsx";
import { Arithmetic } from "./work/arithmetic.tsx";
import type { Asked } from "./proof.ts";
import { Slider } from "./puzzle/slider.tsx";
import { useText } from "../language/text.ts";

/** The puzzle, and arithmetic for those who can't do it. */
export default function ProofDialog({ asked: { purpose, answer } }: { asked: Asked }) {
  const t = useText("verification");
  const [working, setWorking] = useState(false);
  return (
    <Dialog title={t("title")} onClose={() => answer(undefined)}>
      {working ? (
        <Arithmetic purpose={purpose} onProof={answer} />
      ) : (
        <Slider purpose={purpose} onProof={answer} onGiveUp={() => setWorking(true)} />
      )}
    </Dialog>
  );
}
