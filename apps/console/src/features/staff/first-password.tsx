import { Button } from "../../shared/forms/controls.tsx";
import { Dialog } from "../../shared/dialogs/dialog.tsx";

/** A first password, shown only once. */
export function FirstPassword({
  username,
  password,
  onClose,
}: {
  username: string;
  password: string;
  onClose: () => void;
}) {
  return (
    <Dialog title={`First password of ${username}`} onClose={onClose} stays>
      <div className="grid gap-3">
        <p>Give it to {username} in person: it can't be shown again.</p>
        <code className="rounded-lg border border-line bg-ground p-3 text-center text-lg select-all">
          {password}
        </code>
        <p className="text-soft">
          It works for three days once another person has approved, and must be changed at the first
          sign-in.
        </p>
        <Button look="primary" onClick={onClose}>
          I have noted it
        </Button>
      </div>
    </Dialog>
  );
}
