import { useState, type FormEvent, type ReactNode } from "react";
import { useAct, type Done } from "./act.ts";
import { Button, Field } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";

interface Asked {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly value?: string;
}

export interface ConfirmProps {
  /** What the button that opens it says. */
  readonly action: string;
  readonly title: string;
  readonly about: ReactNode;
  readonly path: string;
  readonly done: string | ((value: Done) => string);
  readonly look?: "plain" | "primary" | "danger";
  readonly asks?: readonly Asked[];
  readonly method?: "POST" | "PUT" | "DELETE";
  /** Turns what was typed into the body; throws an Error with a sentence when it can't. */
  readonly toBody?: (typed: Readonly<Record<string, string>>) => unknown;
}

/** A button for something that can't be undone: it says what will happen, asks what must be known, and only then does it. */
export function Confirm(props: ConfirmProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={props.look ?? "plain"} onClick={() => setOpen(true)}>
        {props.action}
      </Button>
      {open && (
        <Dialog title={props.title} onClose={() => setOpen(false)}>
          <ConfirmForm {...props} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function ConfirmForm({ about, path, done, look, asks = [], method = "POST", toBody, action, onClose }: ConfirmProps & { onClose: () => void }) {
  const act = useAct();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]));
    try {
      const body = toBody ? toBody(typed) : typed;
      act.mutate({ path, body, method, done }, { onSuccess: onClose, onError: (fault) => setError(fault.message) });
    } catch (fault) {
      setError(fault instanceof Error ? fault.message : String(fault));
    }
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="text-soft">{about}</div>
      {asks.map((ask) => (
        <Field
          key={ask.name}
          name={ask.name}
          label={ask.label}
          hint={ask.hint}
          required={ask.required ?? true}
          defaultValue={ask.value}
          maxLength={140}
          autoComplete="off"
        />
      ))}
      {error && (
        <p role="alert" className="text-coral">
          {error}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep as it is</Button>
        <Button type="submit" look={look === "danger" ? "danger" : "primary"} busy={act.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
