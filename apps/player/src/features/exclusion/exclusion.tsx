import type { Exclusion as ExclusionState } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reading } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { useZoned } from "../../shared/format/zoned.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { ExclusionForm } from "./exclusion-form.tsx";
import { StopPlay } from "./stop-play.tsx";

/** Breaks and self-exclusion: the current one, and a way to begin or extend one. */
export function Exclusion() {
  const t = useText("exclusion");
  const query = useQuery(reading("/exclusion"));
  const [open, setOpen] = useState(false);
  if (query.isPending) return <Waiting rows={1} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { until, stopHours } = query.data;
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("title")}</h2>
      <p role="status" className={until ? "font-semibold text-coral" : "text-soft"}>
        <Words exclusion={query.data} />
      </p>
      {!isForGood(until) && (
        <Button onClick={() => setOpen(true)}>{until ? t("longer") : t("open")}</Button>
      )}
      {stopHours !== null && until === null && <StopPlay hours={stopHours} />}
      {open && (
        <Dialog title={t("title")} onClose={() => setOpen(false)}>
          <ExclusionForm offers={query.data} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </Card>
  );
}

function Words({ exclusion: { until, kind, register } }: { exclusion: ExclusionState }) {
  const t = useText("exclusion");
  const format = useZoned("end");
  if (until === null) return t("about");
  if (kind === "REGISTER") return t("until.REGISTER", { register: register ?? "" });
  if (isForGood(until)) return t("forever");
  return t(`until.${kind ?? "EXCLUSION"}`, { end: format.format(new Date(until)) });
}

/** The end of a permanent exclusion. */
function isForGood(until: string | null): boolean {
  return until !== null && until >= "9000";
}
