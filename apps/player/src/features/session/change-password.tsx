import { useState, type FormEvent } from "react";
import { ApiError, call } from "../../shared/api.ts";
import { Alert, Button, Field } from "../../shared/controls.tsx";
import { Dialog } from "../../shared/dialog.tsx";
import { typedIn } from "../../shared/typed-in.ts";

/** A new password for whoever is signed in: one dialog, and a word when it is done. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change password</Button>
      <p role="status" className="text-teal empty:hidden sm:col-span-2">
        {changed ? "Your password is changed. Other browsers are signed out and open games have ended." : ""}
      </p>
      {open && (
        <Dialog title="Change password" onClose={() => setOpen(false)}>
          <PasswordForm
            onDone={() => {
              setOpen(false);
              setChanged(true);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, "oldPassword", "newPassword", "confirmNewPassword");
    const wrong = check(typed);
    setFault(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await call("POST", "/password", { body: typed });
      onDone();
    } catch (problem) {
      setFault(problem instanceof ApiError ? problem.message : "Unknown error");
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Current password" name="oldPassword" type="password" autoComplete="current-password" required maxLength={128} />
      <Field
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        maxLength={64}
        hint="At least 8 characters with a letter and a digit."
      />
      <Field label="New password again" name="confirmNewPassword" type="password" autoComplete="new-password" required maxLength={64} />
      {fault && <Alert>{fault}</Alert>}
      <Button type="submit" look="primary" busy={busy}>
        Change password
      </Button>
    </form>
  );
}

/** What the server will say too, said before the way there and back. */
function check(typed: Readonly<Record<string, string>>): string | undefined {
  if (!/^(?=.*[A-Za-z])(?=.*\d).{8,64}$/.test(typed["newPassword"] ?? ""))
    return "Please fill in your password with 8 - 64 characters, a letter and a digit among them.";
  return typed["newPassword"] === typed["confirmNewPassword"] ? undefined : "Incorrect confirmation input";
}
