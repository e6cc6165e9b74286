import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { ApiError } from "../../http/api.ts";
import { Alert, Button } from "../../forms/controls.tsx";
import { faultWords } from "../../faults/fault-words.ts";
import { useText } from "../../language/text.ts";
import { doWork } from "./do-work.ts";
import { ONCE } from "../once.ts";
import type { Purpose } from "../proof.ts";

/**
 * Lets the browser prove some work in place of the visitor, with a progress bar.
 */
export function Arithmetic({
  purpose,
  onProof,
}: {
  purpose: Purpose;
  onProof: (proof: string) => void;
}) {
  const t = useText("verification");
  const mount = useId();
  const [share, setShare] = useState(0);
  const work = useQuery({
    queryKey: ["arithmetic", purpose, mount],
    queryFn: ({ signal }) => doWork(purpose, signal, setShare),
    ...ONCE,
  });
  useEffect(() => {
    if (work.data !== undefined) onProof(work.data);
  }, [work.data, onProof]);
  if (work.isError && !work.isFetching)
    return (
      <>
        <Alert>{work.error instanceof ApiError ? faultWords(work.error) : t("workFailed")}</Alert>
        <Button look="primary" onClick={() => void work.refetch()}>
          {t("retry")}
        </Button>
      </>
    );
  return (
    <div className="grid gap-3" aria-busy="true">
      <p role="status">{t("working")}</p>
      <progress value={share} max={1} aria-label={t("progress")} className="meter h-3 w-full" />
    </div>
  );
}
