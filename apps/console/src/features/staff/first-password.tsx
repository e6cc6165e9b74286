import { Button } from "../../shared/controls.tsx";
import { Dialog } from "../../shared/dialog.tsx";

/** A first password, shown this once. */
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
        <p>Give it to {username} in person: nobody can look it up again.</p>
        <code className="rounded-lg border border-line bg-ground p-3 text-center text-lg select-all">
          {password}
        </code>
        <p className="text-soft">
          It opens once another person has approved, for three days, and must be changed at the
          first sign-in.
        </p>
        <Button look="primary" onClick={onClose}>
          I have noted it
        </Button>
      </div>
    </Dialog>
  );
}
