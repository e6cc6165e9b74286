import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Alert, Button } from "./controls.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import { faultWords } from "./fault-words.ts";

interface ConfirmProps {
  /** What the button says, here and in the dialog. */
  readonly action: string;
  /** Says it to who does not see which row the button stands in; begins with the same words. */
  readonly label?: string;
  readonly title: string;
  /** What the button says that changes nothing. */
  readonly keep: string;
  /** What will come of it. */
  readonly children: ReactNode;
  readonly onConfirm: () => Promise<unknown>;
}

/** A button for what can't be undone: it says what will come of it and does it only then; every page reads its figures again. */
export function Confirm({ action, label, title, keep, children, onConfirm }: ConfirmProps) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: onConfirm,
    onSuccess: () => setAsked(false),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Button aria-label={label} onClick={() => setAsked(true)}>
        {action}
      </Button>
      {asked && (
        <Dialog title={title} onClose={() => setAsked(false)}>
          <p className="text-soft">{children}</p>
          {act.isError && <Alert>{faultWords(act.error)}</Alert>}
          <DialogActions>
            <Button onClick={() => setAsked(false)}>{keep}</Button>
            <Button look="danger" busy={act.isPending} onClick={() => act.mutate()}>
              {action}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
