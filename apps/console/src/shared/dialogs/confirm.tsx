import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useAct } from "../http/act.ts";
import { Boxes, Button, Choice, Field } from "../forms/controls.tsx";
import { Dialog } from "./dialog.tsx";

export interface Asked<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly value?: string;
  /** The choices, as values with labels; without them it is a text field. */
  readonly choices?: readonly (readonly [value: string, words: string])[];
  /** Nothing is chosen at first, where a choice made by accident would cost money. */
  readonly blank?: boolean;
  /** Several choices may be selected; they arrive comma-separated. */
  readonly several?: boolean;
}

interface ConfirmProps<Name extends string, Value> {
  /** The label of the button that opens it. */
  readonly action: string;
  readonly title: string;
  readonly about: ReactNode;
  readonly look?: "plain" | "primary" | "danger";
  /** Why it can't be done now; undefined when it can. */
  readonly held?: string | undefined;
  /** The key that opens it as well. */
  readonly shortcut?: "a" | "r";
  readonly asks?: readonly Asked<Name>[];
  /** Makes the change with what was typed. Throws Mistyped when that can't be used. */
  readonly send: (typed: Readonly<Record<Name, string>>) => Promise<Value>;
  /** The message when it is done; a function derives it from the result. */
  readonly done: string | ((value: Value) => string);
}

/**
 * A button for an action that can't be undone: it explains the effect, asks for the required input,
 * and only then acts. The dialog keeps the question it was opened with, even when the page behind
 * it has changed: what is confirmed is what was read.
 */
export function Confirm<Value, Name extends string = never>(props: ConfirmProps<Name, Value>) {
  const [opened, setOpened] = useState<ConfirmProps<Name, Value>>();
  const why = useId();
  const close = () => setOpened(undefined);
  return (
    <>
      <Button
        look={props.look ?? "plain"}
        disabled={props.held !== undefined}
        aria-describedby={props.held && why}
        aria-keyshortcuts={props.shortcut}
        title={props.shortcut && `Key ${props.shortcut}`}
        onClick={() => setOpened(props)}
      >
        {props.action}
      </Button>
      {props.held && (
        <p id={why} className="basis-full text-bulb-ink">
          {props.held}
        </p>
      )}
      {opened && (
        <Dialog title={opened.title} onClose={close}>
          <ConfirmForm {...opened} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

interface FormProps<Name extends string, Value> extends ConfirmProps<Name, Value> {
  readonly onClose: () => void;
}

function ConfirmForm<Name extends string, Value>({
  about,
  send,
  done,
  look,
  asks = [],
  action,
  onClose,
}: FormProps<Name, Value>) {
  const act = useAct();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = Object.fromEntries(
      asks.map(({ name }) => [name, form.getAll(name).join(",").trim()]),
    ) as Record<Name, string>;
    const sentence = async () => {
      const value = await send(typed);
      return typeof done === "string" ? done : done(value);
    };
    act.mutate(sentence, { onSuccess: onClose, onError: (fault) => setError(fault.message) });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="text-soft">{about}</div>
      {asks.map((ask) => (
        <Question key={ask.name} ask={ask} />
      ))}
      {error && (
        <p role="alert" className="text-coral">
          {error}
        </p>
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 bg-overlay px-5 pt-2 pb-5">
        <Button onClick={onClose}>Keep as it is</Button>
        <Button type="submit" look={look === "danger" ? "danger" : "primary"} busy={act.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}

function Question({
  ask: { name, label, hint, value, choices, blank = false, several = false, required = true },
}: {
  ask: Asked<string>;
}) {
  if (!choices)
    return (
      <Field
        name={name}
        label={label}
        hint={hint}
        required={required}
        defaultValue={value}
        maxLength={140}
        autoComplete="off"
      />
    );
  if (several) return <Boxes name={name} label={label} boxes={choices} ticked={value} />;
  return (
    <Choice name={name} label={label} hint={hint} required={required} defaultValue={value}>
      {blank && <option value="">Choose</option>}
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </Choice>
  );
}
