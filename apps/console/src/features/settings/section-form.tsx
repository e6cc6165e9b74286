import type { BrandSettings } from "@perya/api-client/operator";
import { useState, type ComponentType, type FormEvent } from "react";
import { Button } from "../../shared/controls.tsx";
import { Dialog } from "../../shared/dialog.tsx";
import { faultSentence } from "../../shared/faults.ts";
import { Meanwhile } from "../../shared/meanwhile.tsx";
import { SaveBar } from "../../shared/save-bar.tsx";
import { useMay } from "../../shared/session.ts";
import { UnsavedGuard } from "../../shared/unsaved-guard.tsx";
import { risksOf } from "./risks.ts";
import type { PartProps, SectionName } from "./settings.ts";
import { useDraft } from "./use-draft.ts";

interface Props<Section extends SectionName> {
  readonly brand: number;
  readonly section: Section;
  readonly data: BrandSettings;
  readonly part: ComponentType<PartProps<Section>>;
}

/** The editor of one section: nothing is in force before it is saved, and nothing typed is lost by leaving, by a fault or by somebody else's save. */
export function SectionForm<Section extends SectionName>({ brand, section, data, part: Part }: Props<Section>) {
  const draft = useDraft(brand, section, data);
  const [risks, ask] = useState<readonly string[]>([]);
  const may = useMay()("settings.write");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const feared = risksOf(section, draft.base, draft.value);
    if (feared.length > 0) ask(feared);
    else draft.save();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {!may && <p className="rounded-lg border border-line bg-raised p-3 text-soft">Your role can read the settings and not change them.</p>}
      {draft.behind && <Meanwhile draft={draft} />}
      {/* min-width: a fieldset is as wide as its widest content otherwise */}
      <fieldset disabled={!may} className="grid min-w-0 gap-4">
        <legend className="sr-only">Settings</legend>
        <Part value={draft.value} change={draft.change} errorAt={draft.errorAt} minimumAge={data.minimumAge} />
      </fieldset>
      {may && <SaveBar {...draft} onDiscard={draft.discard} fault={draft.fault && !draft.behind ? faultSentence(draft.fault, "value") : undefined} />}
      <UnsavedGuard dirty={draft.dirty} />
      {risks.length > 0 && (
        <Dialog title="Save this?" onClose={() => ask([])}>
          <Risks
            risks={risks}
            onNo={() => ask([])}
            onYes={() => {
              ask([]);
              draft.save();
            }}
          />
        </Dialog>
      )}
    </form>
  );
}

function Risks({ risks, onNo, onYes }: { risks: readonly string[]; onNo: () => void; onYes: () => void }) {
  return (
    <div className="grid gap-3">
      <ul className="grid list-disc gap-1 ps-5">
        {risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        <Button onClick={onNo}>Go on editing</Button>
        <Button look="danger" onClick={onYes}>
          Save it
        </Button>
      </div>
    </div>
  );
}
