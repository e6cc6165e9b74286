import { useState } from "react";
import { Alert, Button } from "../../forms/controls.tsx";
import { DialogActions } from "../../dialogs/dialog.tsx";
import { useText } from "../../language/text.ts";
import { Picture, PictureToCome } from "./picture.tsx";
import type { Purpose } from "../proof.ts";
import { usePuzzle } from "./use-puzzle.ts";

interface SliderProps {
  readonly purpose: Purpose;
  readonly onProof: (proof: string) => void;
  readonly onGiveUp: () => void;
}

/** Makes a slide puzzle. */
export function Slider({ purpose, onProof, onGiveUp }: SliderProps) {
  const t = useText("verification");
  const { puzzle, fault, checking, another, solve } = usePuzzle(purpose, onProof);
  const [place, setPlace] = useState(0);
  const send = () => void solve(place).finally(() => setPlace(0));
  return (
    <>
      <p className="text-soft">{t("slide")}</p>
      {puzzle && (
        <Picture
          key={puzzle.sliderId}
          puzzle={puzzle}
          place={place}
          onPlace={setPlace}
          onRelease={send}
        />
      )}
      {!puzzle && !fault && <PictureToCome />}
      {fault && <Alert>{fault}</Alert>}
      <DialogActions>
        <Button onClick={onGiveUp} className="sm:me-auto">
          {t("cannot")}
        </Button>
        <Button onClick={() => void another().then(() => setPlace(0))}>
          {puzzle ? t("another") : t("retry")}
        </Button>
        <Button look="primary" busy={checking} disabled={!puzzle || place === 0} onClick={send}>
          {t("check")}
        </Button>
      </DialogActions>
    </>
  );
}
