import { useRef, useState, type FocusEvent, type SyntheticEvent } from "react";
import type { FieldFaults } from "../faults/field-faults.ts";
import { faultsAfter } from "./faults-after.ts";

/** What a form finds wrong with what is typed, by field, without asking the server. */
export type FormCheck = (form: HTMLFormElement) => FieldFaults;

/**
 * The faults of a form by field: told as soon as a field that was typed into is left, and gone as
 * soon as it is corrected. `watch` goes on the form; `check` is asked, and what the server found
 * wrong with a field goes with the first change of it.
 */
export function useFieldFaults(check: FormCheck = () => ({})) {
  const [faults, setFaults] = useState<FieldFaults>({});
  const typed = useRef(new Set<string>());
  const pressed = useRef<(() => void)[]>(undefined);
  const corrected = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    const { name, form } = fieldOf(target);
    if (!form || !name) return;
    typed.current.add(name);
    setFaults((before) => faultsAfter("typing", name, before, check(form)));
  };
  const left = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, form } = fieldOf(target);
    if (!form || !name || !typed.current.has(name)) return;
    const tell = () => setFaults((before) => faultsAfter("leaving", name, before, check(form)));
    if (pressed.current) pressed.current.push(tell);
    else tell();
  };
  /** What grows under a press would take the press away from its button. */
  const press = () => {
    pressed.current = [];
    const release = () => {
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
      const waiting = pressed.current ?? [];
      pressed.current = undefined;
      // After the click, which follows at once.
      setTimeout(() => {
        for (const tell of waiting) tell();
      });
    };
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
  };
  return {
    faults,
    setFaults,
    watch: { onInput: corrected, onBlur: left, onPointerDown: press },
  };
}

/** What an event of a form came from: a field, or a button without a name. */
function fieldOf(target: EventTarget): Partial<Pick<HTMLInputElement, "name" | "form">> {
  return target as HTMLInputElement;
}
