import { useState, type FormEvent } from "react";
import { useAct } from "../../shared/http/act.ts";
import { ApiError, call } from "../../shared/http/api.ts";
import { Button, Field } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";

const LEAST = 12;
const MOST = 128;

/**
 * A new password for the person who is signed in; the old one is asked for, and every other session
 * of theirs ends.
 */
export function ChangePassword({
  title = "Change my password",
  onDone,
}: {
  title?: string;
  onDone?: () => void;
}) {
  const act = useAct();
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = (name: string) => String(new FormData(form).get(name) ?? "");
    const [oldPassword, newPassword, again] = [typed("old"), typed("new"), typed("again")];
    setFault(newPassword === again ? undefined : "The two new passwords are not the same.");
    if (newPassword !== again) return;
    const change = async () => {
      await call("PUT", "/me/password", { body: { oldPassword, newPassword } });
      return "Your password is changed. Your other sessions have ended.";
    };
    act.mutate(change, {
      onSuccess: () => (onDone ? onDone() : form.reset()),
      onError: (problem) => setFault(sentenceOf(problem)),
    });
  };
  const secret = { type: "password", required: true, maxLength: MOST } as const;
  return (
    <Panel title={title}>
      <form onSubmit={submit} className="grid max-w-sm gap-3">
        <Field {...secret} name="old" label="Current password" autoComplete="current-password" />
        <Field
          {...secret}
          name="new"
          label="New password"
          minLength={LEAST}
          autoComplete="new-password"
          hint="At least 12 characters of any kind. A few unrelated words are best."
        />
        <Field {...secret} name="again" label="New password again" autoComplete="new-password" />
        {fault && (
          <p role="alert" className="text-coral">
            {fault}
          </p>
        )}
        <Button type="submit" look="primary" className="justify-self-start" busy={act.isPending}>
          Change
        </Button>
      </form>
    </Panel>
  );
}

function sentenceOf(fault: Error): string {
  const [first] =
    fault instanceof ApiError && Array.isArray(fault.value)
      ? (fault.value as { message: string }[])
      : [];
  return first?.message ?? fault.message;
}
