import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../shared/http/api.ts";
import { Dialog, DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { Alert, Button } from "../../../shared/forms/controls.tsx";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { useText } from "../../../shared/language/text.ts";
import { PictureField } from "../../../shared/pictures/picture-field.tsx";
import type { Answering } from "./send-answer.ts";

const LEAST = 3;
const MOST = 500;

/** An appeal against a transfer that staff closed as received: words, and pictures if there are. */
export function Appeal({ leg, withdrawal, onClose }: Answering & { onClose: () => void }) {
  const t = useText("wallet");
  const queries = useQueryClient();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const { submit, watch, faults, busy } = useSubmit(async (form) => {
    const text = String(new FormData(form).get("text")).trim();
    if (text.length < LEAST) return { text: t("leg.appealFault") };
    const body = new FormData();
    body.append("text", text);
    for (const picture of pictures) body.append("images", picture);
    await call("POST", "/withdrawals/{id}/legs/{leg}/appeal", {
      path: { id: withdrawal, leg: leg.n },
      body,
    });
    onClose();
    await queries.invalidateQueries();
    return undefined;
  });
  return (
    <Dialog title={t("leg.appealTitle")} onClose={onClose}>
      <form onSubmit={submit} {...watch} className="grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor="appeal-text" className="text-sm font-semibold">
            {t("leg.appealText")}
          </label>
          <textarea
            id="appeal-text"
            name="text"
            rows={4}
            maxLength={MOST}
            required
            aria-invalid={faults["text"] ? true : undefined}
            aria-describedby="appeal-fault"
            className="w-full rounded-xl border border-edge bg-ground p-3.5 hover:border-soft aria-invalid:border-coral"
          />
          <p id="appeal-fault" className="text-sm font-medium text-coral empty:hidden">
            {faults["text"]}
          </p>
        </div>
        <PictureField files={pictures} onChange={setPictures} />
        {faults["form"] && <Alert>{faults["form"]}</Alert>}
        <DialogActions>
          <Button onClick={onClose}>{t("leg.keep")}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t("leg.send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
