import { useState } from "react";
import { faultWords } from "../faults/fault-words.ts";
import { Alert, Button } from "../forms/controls.tsx";
import { useText } from "../language/text.ts";
import { MAX_ROWS } from "./all-pages.ts";
import type { AskedDays } from "./asked-days.ts";
import { saveCsv, type Cell } from "./csv.ts";

interface CsvButtonProps {
  /** The file's name, which the days follow. */
  readonly name: string;
  readonly days: AskedDays;
  readonly head: readonly string[];
  readonly rows: () => Promise<readonly (readonly Cell[])[]>;
}

/** Saves what the filter lets through, beyond the page that is shown, as a file. */
export function CsvButton({ name, days, head, rows }: CsvButtonProps) {
  const t = useText("filter");
  const [state, setState] = useState<"idle" | "busy" | "full" | Error>("idle");
  const save = async () => {
    setState("busy");
    try {
      const found = await rows();
      saveCsv(`${name}-${days.fromDay}-${days.toDay}`, [head, ...found]);
      setState(found.length < MAX_ROWS ? "idle" : "full");
    } catch (fault) {
      setState(fault instanceof Error ? fault : new Error(String(fault)));
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="plain" disabled={state === "busy"} onClick={() => void save()}>
        {t(state === "busy" ? "csvBusy" : "csv")}
      </Button>
      {state === "full" && (
        <p role="status" className="text-sm text-soft">
          {t("csvMost", { rows: MAX_ROWS })}
        </p>
      )}
      {state instanceof Error && <Alert>{faultWords(state)}</Alert>}
    </div>
  );
}
