import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Alert, Button } from "../forms/controls.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import { faultWords } from "../faults/fault-words.ts";

interface ConfirmProps {
  /** What the button says, here and in the dialog. */
  readonly action: string;
  /** The accessible name, for rows whose context is only visual; it starts with the same words. */
  readonly label?: string;
  readonly title: string;
  /** The label of the button that cancels. */
  readonly keep: string;
  /** The consequences. */
  readonly children: ReactNode;
  readonly onConfirm: () => Promise<unknown>;
}

/**
 * A button for an action that can't be undone: it explains the consequences first; afterwards every
 * page refetches its data.
 */
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
