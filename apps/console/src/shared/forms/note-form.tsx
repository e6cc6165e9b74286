import { useState, type FormEvent } from "react";
import { useAct } from "../http/act.ts";
import { Button, TextArea } from "./controls.tsx";

interface NoteFormProps {
  readonly label: string;
  readonly hint: string;
  readonly maxLength: number;
  /** Sends the note. Throws the refusal. */
  readonly onWrite: (words: string) => Promise<unknown>;
}

/** Writes a note. What is typed stays until it is written. */
export function NoteForm({ label, hint, maxLength, onWrite }: NoteFormProps) {
  const act = useAct();
  const [words, setWords] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate(
      async () => {
        await onWrite(words);
        return "The note is written.";
      },
      { onSuccess: () => setWords("") },
    );
  };
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-2 [&>div]:w-full">
      <TextArea
        label={label}
        hint={hint}
        required
        maxLength={maxLength}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" busy={act.isPending}>
        Write the note
      </Button>
    </form>
  );
}
