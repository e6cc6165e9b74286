import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert, Button } from "../../shared/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialog.tsx";

/** Cancels after asking. */
export function CancelButton({ onCancel, what }: { onCancel: () => Promise<unknown>; what: string }) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: onCancel,
    onSuccess: () => setAsked(false),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>Cancel {what}</Button>
      {asked && (
        <Dialog title={`Cancel ${what}?`} onClose={() => setAsked(false)}>
          <p className="text-soft">It can't be taken up again; you can always make a new one.</p>
          {cancel.isError && <Alert>{cancel.error.message}</Alert>}
          <DialogActions>
            <Button onClick={() => setAsked(false)}>Keep it</Button>
            <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              Cancel {what}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
