import { useRef, useState } from "react";
import { Button, Field } from "../../forms/controls.tsx";
import { Dialog, DialogActions } from "../../dialogs/dialog.tsx";
import { faultWords } from "../../faults/fault-words.ts";
import { useCountdown } from "./countdown.ts";
import { onceASecond } from "./once-a-second.ts";
import { useText } from "../../language/text.ts";

interface CodeFieldProps {
  /** What the wait is kept under: one for each purpose. */
  readonly purpose: string;
  readonly name: string;
  /** Another label than its usual one. */
  readonly label?: string;
  /**
   * Has a code sent. Returns the seconds until another may be asked for, undefined when nothing was
   * sent and the person knows why; what it throws is shown as a warning.
   */
  readonly send: () => Promise<number | undefined>;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/**
 * A field for a one-time code with the button that has one sent, which waits as long as the server
 * says.
 */
export function CodeField({ purpose, name, label, send, error, required = true }: CodeFieldProps) {
  const t = useText("verification");
  const [left, begin] = useCountdown(`code:${purpose}`);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(left > 0);
  const [warning, setWarning] = useState<string>();
  const waitForTick = useRef(onceASecond());
  const press = async () => {
    setBusy(true);
    try {
      await waitForTick.current();
      const seconds = await send();
      if (seconds === undefined) return;
      begin(seconds);
      setSent(true);
    } catch (problem) {
      setWarning(faultWords(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3">
      <Field
        label={label ?? t("code")}
        name={name}
        required={required}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        maxLength={8}
        hint={t("codeHint")}
        error={error}
      />
      <Button
        busy={busy}
        disabled={left > 0}
        onClick={() => void press()}
        className="mt-6.5 min-w-32 tabular-nums"
      >
        {left > 0 ? t("wait", { seconds: left }) : sent ? t("sendAgain") : t("send")}
      </Button>
      {warning !== undefined && <Warning onClose={() => setWarning(undefined)}>{warning}</Warning>}
    </div>
  );
}

function Warning({ children, onClose }: { children: string; onClose: () => void }) {
  const t = useText("verification");
  return (
    <Dialog title={t("notSent")} onClose={onClose}>
      <div className="flex items-center gap-4">
        <svg viewBox="0 0 48 44" width="48" height="44" aria-hidden="true" className="shrink-0">
          <path
            d="M24 3 45 40H3z"
            fill="var(--bulb)"
            stroke="var(--bulb)"
            strokeWidth="5"
            strokeLinejoin="round"
          />
          <path
            d="M24 15v13M24 34v.2"
            stroke="var(--on-bulb)"
            strokeWidth="4.5"
            strokeLinecap="round"
          />
        </svg>
        <p role="alert">{children}</p>
      </div>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t("submit")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
