import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";

/** The stop that some laws ask for: one press, nothing to confirm. */
export function StopPlay({ hours }: { hours: number }) {
  const t = useText("exclusion");
  const queries = useQueryClient();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await call("POST", "/exclusion/stop");
    } catch (error) {
      setFault(faultWords(error));
    }
    setBusy(false);
    void queries.invalidateQueries();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="danger" busy={isBusy} onClick={() => void stop()}>
        {t("stop", { hours: String(hours) })}
      </Button>
      <p className="text-sm text-soft">{t("stopText")}</p>
      {fault && <Alert>{fault}</Alert>}
    </div>
  );
}
