import type { Tournament } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Money } from "../../shared/format/money.tsx";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";

/** Joins a tournament; where it costs something the player is asked first. */
export function JoinButton({ tournament: { id, title, fee } }: { tournament: Tournament }) {
  const t = useText("tournaments");
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const joining = useMutation({
    mutationFn: () =>
      call("POST", "/tournaments/{id}/join", { path: { id }, body: { fee: fee?.amount ?? null } }),
    onSuccess: () => setAsked(false),
    // Another window may have joined, or the fee changed: whatever came of it, this one looks.
    onSettled: () => queries.invalidateQueries(),
  });
  const fault = joining.isError && <Alert>{faultWords(joining.error)}</Alert>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="primary"
          busy={joining.isPending && !asked}
          aria-label={t("joinOf", { title })}
          onClick={() => (fee ? setAsked(true) : joining.mutate())}
        >
          {t("join")}
        </Button>
        <p className="text-soft">{t("mayJoin")}</p>
      </div>
      {!asked && fault}
      {asked && (
        <Dialog title={t("joinTitle")} onClose={() => setAsked(false)}>
          <p className="text-soft">
            {t.rich("joinText", { money: () => <Money key="fee" amount={fee} /> })}
          </p>
          {fault}
          <DialogActions>
            <Button onClick={() => setAsked(false)}>{t("keep")}</Button>
            <Button look="primary" busy={joining.isPending} onClick={() => joining.mutate()}>
              {t("join")}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
