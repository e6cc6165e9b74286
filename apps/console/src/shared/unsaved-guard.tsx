import { useBlocker } from "@tanstack/react-router";
import { Button } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks before changes that are not saved are left behind, by a link, another brand, Back, or closing the tab. */
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
