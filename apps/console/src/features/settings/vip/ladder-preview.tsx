import { languageOf, LANGUAGES, type LanguageCode } from "@perya/languages";
import { formatMoney } from "@perya/money";
import { useState } from "react";
import { VipLabel } from "../../../shared/format/vip-label.tsx";
import { Choice } from "../../../shared/forms/controls.tsx";
import { Panel } from "../../../shared/layout/page.tsx";
import type { Settings } from "../settings.ts";
import { orderFaults } from "./order-faults.ts";

interface Props {
  readonly levels: Settings["vip"]["levels"];
  readonly currency: string;
  readonly firstLanguage: string;
}

const UNITS = /^\d+$/;

/** The names of the levels as players see them, and what is wrong with their order. */
export function LadderPreview({ levels, currency, firstLanguage }: Props) {
  const [language, speak] = useState(languageOf(firstLanguage).code);
  const written = LANGUAGES.filter(({ written: isWritten }) => isWritten);
  const money = (amount: string) =>
    UNITS.test(amount) ? formatMoney({ units: BigInt(amount), currency }) : "…";
  const faults = orderFaults(levels);
  return (
    <Panel title="As players see them">
      <Choice
        label="Language of the preview"
        value={language}
        onChange={({ target }) => speak(target.value as LanguageCode)}
      >
        {written.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      {levels.length === 0 && <p className="text-soft">There are no levels yet.</p>}
      <ol className="grid gap-3">
        {levels.map((level, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a level is known by its place
          <li key={at} className="grid justify-items-start gap-1">
            <VipLabel
              label={nameIn(level.label, language)}
              color={level.color}
              background={level.background}
            />
            <span className="text-xs text-soft">
              Deposits {money(level.deposits)}, turnover {money(level.turnover)}
            </span>
          </li>
        ))}
      </ol>
      {faults.length > 0 && (
        <ul role="status" className="grid gap-1 text-coral">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A missing name is shown in English, then in any language. */
function nameIn(label: Readonly<Partial<Record<LanguageCode, string>>>, language: LanguageCode) {
  const names = [label[language], label.EN, ...Object.values(label)];
  return names.find((name) => name?.trim()) ?? "No name";
}
