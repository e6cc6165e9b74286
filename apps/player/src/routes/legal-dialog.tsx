import { InNewTabs } from "../features/legal/inline-link.tsx";
import { Privacy } from "../features/legal/privacy.tsx";
import { Terms } from "../features/legal/terms.tsx";
import { Dialog } from "../shared/dialogs/dialog.tsx";
import { openLegal, type LegalName } from "../shared/dialogs/legal-modal.ts";
import { useText } from "../shared/language/text.ts";

const TEXTS = { terms: Terms, privacy: Privacy } as const;

/** The terms or the privacy policy over the current page. */
export default function LegalDialog({ text }: { text: LegalName }) {
  const t = useText("legal");
  const Body = TEXTS[text];
  return (
    <Dialog title={t(`${text}.title`)} onClose={() => openLegal(undefined)}>
      <InNewTabs>
        <Body />
      </InNewTabs>
    </Dialog>
  );
}
