import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Alert, Button } from "../../shared/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialog.tsx";

interface EndSessionProps {
  /** What the button says; `label` says it to who does not see which row it stands in. */
  readonly action: string;
  readonly label?: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly onEnd: () => Promise<unknown>;
}

/** Signs another browser out, after asking. */
export function EndSession({ action, label, title, children, onEnd }: EndSessionProps) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: onEnd,
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
          {end.isError && <Alert>{end.error.message}</Alert>}
          <DialogActions>
            <Button onClick={() => setAsked(false)}>Leave it</Button>
            <Button look="danger" busy={end.isPending} onClick={() => end.mutate()}>
              {action}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
