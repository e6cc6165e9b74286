import type { BrandSettings } from "@perya/api-client/operator";
import { useState, type ComponentType } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { EditForm } from "../../../shared/editing/edit-form.tsx";
import { useMay } from "../../../shared/http/session.ts";
import { Requested } from "../../../shared/editing/requested.tsx";
import { HistoryPart } from "../history/history-part.tsx";
import { AskSecond } from "./ask-second.tsx";
import { risksOf } from "./risks.ts";
import type { PartProps, SectionName } from "../settings.ts";
import { useDraft } from "./use-draft.ts";

interface Props<Section extends SectionName> {
  readonly brand: number;
  readonly section: Section;
  readonly data: BrandSettings;
  readonly part: ComponentType<PartProps<Section>>;
}

/**
 * The editor of one section: nothing takes effect before it is saved, and nothing typed is lost by
 * leaving, by a fault or by a colleague's save.
 */
export function SectionForm<Section extends SectionName>({
  brand,
  section,
  data,
  part: Part,
}: Props<Section>) {
  const draft = useDraft(brand, section, data);
  const [risks, ask] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const may = useMay()("settings.write");
  const about = data.sections.find((one) => one.section === section);
  if (!about) throw new Error(`The server has no section ${section}`);
  const submit = () => {
    const feared = risksOf(section, draft.base, draft.value);
    if (about.twoPerson === "always") setAsking(true);
    else if (feared.length > 0) ask(feared);
    else draft.save();
  };
  return (
    <>
      {about.waiting && <Requested title="A change of these settings" request={about.waiting} />}
      <EditForm
        draft={draft}
        may={may}
        legend="Settings"
        at="value"
        action={about.twoPerson === "always" ? "Ask for this change" : "Save"}
        onSubmit={submit}
      >
        <Part
          brand={brand}
          value={draft.value}
          change={draft.change}
          errorAt={draft.errorAt}
          minimumAge={data.minimumAge}
          dropped={data.dropped}
          currency={data.currency}
          offered={data.offered}
          firstLanguage={data.settings.language.defaultLanguage}
          about={about}
        />
      </EditForm>
      {(asking || draft.needsReason) && (
        <AskSecond
          onClose={() => {
            setAsking(false);
            draft.forgetFault();
          }}
          onAsk={(reason) => {
            setAsking(false);
            draft.ask(reason);
          }}
        />
      )}
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
      <HistoryPart brand={brand} section={section} about={about} version={data.versions[section]} />
    </>
  );
}

function Risks({
  risks,
  onNo,
  onYes,
}: {
  risks: readonly string[];
  onNo: () => void;
  onYes: () => void;
}) {
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
