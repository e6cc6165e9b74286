import { useState } from "react";
import { Choice, Switch, TextArea } from "../../shared/controls.tsx";
import { MomentField } from "../../shared/moment-field.tsx";
import { Panel } from "../../shared/page.tsx";
import { Time } from "../../shared/show.tsx";
import { CountryPicker } from "./country-picker.tsx";
import type { PartProps, Settings } from "./settings.ts";

const LONGEST = 500;

/** Whether the site is open, to whom, and what the others are told. */
export function SiteStatusPart(props: PartProps<"status">) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Maintenance {...props} />
      <Countries {...props} />
    </div>
  );
}

function Maintenance({ value, change, errorAt }: PartProps<"status">) {
  return (
    <Panel title="Maintenance">
      <Switch
        label="Closed for maintenance"
        hint="Every page becomes the maintenance page and every call of the site is refused. Vendors and banks are answered as ever, so open rounds are paid."
        on={value.maintenance}
        onChange={(maintenance) => change({ maintenance })}
      />
      <div className="max-w-72">
        <MomentField
          label="Until"
          at={value.maintenanceEnd}
          onChange={(maintenanceEnd) => change({ maintenanceEnd })}
          error={errorAt("maintenanceEnd")}
          hint="In your time zone. The site opens by itself then; leave it empty when nobody knows yet."
        />
      </div>
      <TextArea
        label="Message on the maintenance page"
        value={value.maintenanceMessage}
        maxLength={LONGEST}
        onChange={({ target }) => change({ maintenanceMessage: target.value })}
        error={errorAt("maintenanceMessage")}
      />
      <Outlook value={value} />
    </Panel>
  );
}

function Countries({ value, change, errorAt }: PartProps<"status">) {
  return (
    <Panel title="Countries">
      <p className="text-soft">
        Who comes from elsewhere finds the site closed, with the message below. Without any country
        everybody is let in.
      </p>
      <CountryPicker
        label="Allowed countries"
        none="Every country is let in."
        chosen={value.allowedCountries}
        onChange={(allowedCountries) => change({ allowedCountries })}
      />
      <div className="max-w-72">
        <Choice
          label="Whose country can't be told"
          value={value.unknownCountry}
          onChange={({ target }) =>
            change({ unknownCountry: target.value === "refuse" ? "refuse" : "allow" })
          }
          hint="Counts while only some countries are let in."
        >
          <option value="allow">is let in</option>
          <option value="refuse">is shut out</option>
        </Choice>
      </div>
      <TextArea
        label="Message to those from elsewhere"
        value={value.restrictionMessage}
        maxLength={LONGEST}
        onChange={({ target }) => change({ restrictionMessage: target.value })}
        error={errorAt("restrictionMessage")}
      />
    </Panel>
  );
}

/** What a visitor will find with the form as it is. */
function Outlook({ value: { maintenance, maintenanceEnd } }: { value: Settings["status"] }) {
  const [now] = useState(() => Date.now());
  if (!maintenance) return <p className="text-soft">The site is open with this.</p>;
  if (maintenanceEnd === null)
    return <p className="text-coral">This closes the site until it is opened again.</p>;
  if (Date.parse(maintenanceEnd) <= now)
    return <p className="text-soft">The end has passed: the site is open with this.</p>;
  return (
    <p className="text-coral">
      The site is closed with this until <Time at={maintenanceEnd} />.
    </p>
  );
}
