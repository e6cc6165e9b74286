import type { CannedAnswer } from "@perya/api-client/operator";
import { LANGUAGES } from "@perya/languages";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Button, Choice, Field, TextArea } from "../../shared/forms/controls.tsx";
import { useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";

interface Props {
  readonly brand: number;
  /** Undefined for a new one. */
  readonly answer: CannedAnswer | undefined;
  readonly onClose: () => void;
}

const MAX_TITLE = 80;
const MAX_TEXT = 2_000;
type Code = (typeof LANGUAGES)[number]["code"];

/** Writes a ready answer. */
export function AnswerDialog({ brand, answer, onClose }: Props) {
  const act = useAct();
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const draft = {
      language: String(form.get("language")) as Code,
      title: String(form.get("title")).trim(),
      text: String(form.get("text")).trim(),
    };
    const save = async () => {
      await (answer
        ? call("PUT", "/service-answers/{id}", {
            path: { id: answer.id },
            body: { version: answer.version, answer: draft },
          })
        : call("POST", "/service-answers", { query: { brand }, body: draft }));
      return "The answer is saved.";
    };
    act.mutate(save, { onSuccess: onClose, onError: (no) => setFault(no.message) });
  };
  return (
    <Dialog title={answer ? "Change the answer" : "Add an answer"} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-3">
        <Choice name="language" label="Language" defaultValue={answer?.language ?? "EN"}>
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
        <Field
          name="title"
          label="Title"
          hint="What staff choose it by. Players don't see it."
          required
          maxLength={MAX_TITLE}
          defaultValue={answer?.title}
          autoComplete="off"
          dir="auto"
        />
        <TextArea
          name="text"
          label="Text"
          rows={6}
          required
          maxLength={MAX_TEXT}
          defaultValue={answer?.text}
          dir="auto"
        />
        {fault && (
          <p role="alert" className="text-coral">
            {fault}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Keep as it is</Button>
          <Button type="submit" look="primary" busy={act.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
