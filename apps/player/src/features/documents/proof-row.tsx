import type { Verification } from "@perya/api-client/player";
import { useState } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { DayOf } from "./day-of.tsx";
import { DocumentForm } from "./document-form.tsx";
import { Row } from "./row.tsx";

/** A proof by a document: the newest one that was sent, why it was rejected, and another one. */
export function ProofRow({ proof, latest, proven }: Verification["proofs"][number]) {
  const t = useText("documents");
  const [open, setOpen] = useState(false);
  const waits = latest?.state === "UPLOADED" || latest?.state === "CHECKING";
  const title = t(`proof.${proof}.title`);
  const until = latest?.state === "APPROVED" ? latest.expiresOn : null;
  return (
    <Row
      title={title}
      about={t(`proof.${proof}.text`)}
      state={latest?.state ?? "MISSING"}
      action={
        !waits && (
          <Button
            look={proven ? "plain" : "primary"}
            aria-label={`${t(latest ? "again" : "send")}: ${title}`}
            onClick={() => setOpen(true)}
          >
            {t(latest ? "again" : "send")}
          </Button>
        )
      }
    >
      {latest?.reason && (
        <p className="rounded-xl border border-coral px-3.5 py-2.5 text-coral">
          {t(`reason.${latest.reason}`)}
          {latest.note && (
            <span dir="auto" className="block text-ink">
              {latest.note}
            </span>
          )}
        </p>
      )}
      {until !== null && (
        <p className="text-sm text-soft">
          {t.rich("validUntil", { day: () => <DayOf key="day" day={until} /> })}
        </p>
      )}
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <DocumentForm proof={proof} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </Row>
  );
}
