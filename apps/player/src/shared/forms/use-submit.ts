import { useState, type FormEvent } from "react";
import { fieldFaults, type FieldFaults } from "../faults/field-faults.ts";
import { useFieldFaults, type FormCheck } from "./use-field-faults.ts";

/**
 * A form that is sent: busy meanwhile, and what was wrong by field. `send` gives the faults it
 * finds itself, or nothing when it is done; `check` finds them as a field is left. `watch` goes on
 * the form.
 */
export function useSubmit(
  send: (form: HTMLFormElement) => Promise<FieldFaults | undefined>,
  codes: Readonly<Record<string, string>> = {},
  check?: FormCheck,
) {
  const { faults, setFaults, watch } = useFieldFaults(check);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const found = await send(form).catch((problem: unknown) => fieldFaults(problem, codes));
    setBusy(false);
    setFaults(found ?? {});
    const first = Object.keys(found ?? {})[0];
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return {
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    watch,
    faults,
    setFaults,
    busy,
  };
}
