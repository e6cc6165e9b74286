import { useCopy } from "@perya/ui/controls";
import { Button } from "../../../shared/forms/controls.tsx";
import { DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { useText } from "../../../shared/language/text.ts";

const COPIED_MS = 2_500;

/** The codes that come in without the app, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText("authenticator");
  const { copied, copy } = useCopy(COPIED_MS);
  return (
    <>
      <p className="font-semibold">{t("codesTitle")}</p>
      <p className="text-soft">{t("codesAbout")}</p>
      <ol
        dir="ltr"
        className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-x-4 gap-y-2 rounded-xl bg-ground p-4 text-center font-mono select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <DialogActions>
        <Button onClick={() => void copy(codes.join("\n"))}>{t(copied ? "copied" : "copy")}</Button>
        <Button look="primary" onClick={onDone}>
          {t("kept")}
        </Button>
      </DialogActions>
    </>
  );
}
