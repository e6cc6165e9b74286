import type { BrandName } from "@perya/api-client/operator";
import type { FormEvent } from "react";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { UnsavedGuard } from "../../shared/editing/unsaved-guard.tsx";
import { Button, Field, Switch } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { AudienceFields } from "./audience-fields.tsx";
import type { Draft } from "./draft.ts";
import { Preview } from "./preview.tsx";
import { useDraft } from "./use-draft.ts";
import { WordsEditor } from "./words-editor.tsx";

const FORM = "message";

/**
 * Writes a message to players of a brand. It is counted and previewed before it can be sent, and
 * counted again after each change.
 */
export function WriteBroadcast({ brand }: { brand: BrandName }) {
  const { draft, counted, fault, busy, dirty, change, count, send } = useDraft(brand);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void count();
  };
  const sendable = counted && counted.count > 0 && counted.unknown.length === 0;
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      <form id={FORM} onSubmit={submit} className="grid gap-4 lg:grid-cols-2">
        <Fields draft={draft} change={change} />
      </form>
      {fault && (
        <p role="alert" className="text-coral">
          {fault}
        </p>
      )}
      {counted && <Preview draft={draft} counted={counted} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" form={FORM} look={sendable ? "plain" : "primary"} busy={busy}>
          Count and preview
        </Button>
        {sendable && (
          <Confirm
            action={`Send to ${playersOf(counted.count)}`}
            look="primary"
            title={`Send this message to ${playersOf(counted.count)}?`}
            about="It can be stopped while it is being sent, but not taken back from who has it."
            send={send}
            done="The message is being sent."
          />
        )}
      </div>
    </>
  );
}

interface FieldsProps {
  readonly draft: Draft;
  readonly change: (to: Partial<Draft>) => void;
}

function Fields({ draft, change }: FieldsProps) {
  return (
    <>
      <Panel title="Message">
        <div className="grid gap-3">
          <WordsEditor draft={draft} change={change} />
          <Field
            label="Link"
            hint="A path of the site such as /promotions, or an address; may be empty."
            value={draft.link}
            maxLength={500}
            autoComplete="off"
            dir="ltr"
            onChange={({ target }) => change({ link: target.value })}
          />
        </div>
      </Panel>
      <Panel title="Players">
        <div className="grid gap-3">
          <AudienceFields draft={draft} change={change} />
          <Switch
            label="It advertises"
            hint="Then it does not reach players who are blocked or have excluded themselves."
            on={draft.advertises}
            onChange={(advertises) => change({ advertises })}
          />
        </div>
      </Panel>
    </>
  );
}

const playersOf = (count: number) =>
  count === 1 ? "1 player" : `${count.toLocaleString("en")} players`;
