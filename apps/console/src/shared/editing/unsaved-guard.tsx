import { useBlocker } from "@tanstack/react-router";
import { Button } from "../forms/controls.tsx";
import { Dialog } from "../dialogs/dialog.tsx";

/**
 * Asks before unsaved changes are lost by a link, a change of brand, Back, or closing the tab.
 */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const leaving = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  if (leaving.status !== "blocked") return null;
  return (
    <Dialog title="Leave without saving?" onClose={leaving.reset}>
      <div className="grid gap-3">
        <p className="text-soft">What you changed here is not saved and will be lost.</p>
        <div className="flex justify-end gap-2">
          <Button onClick={leaving.reset}>Stay</Button>
          <Button look="danger" onClick={leaving.proceed}>
            Leave without saving
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
