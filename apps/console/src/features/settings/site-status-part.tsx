import { useState } from "react";
import { Choice, Switch, TextArea } from "../../shared/forms/controls.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { Time } from "../../shared/format/show.tsx";
import { CountryPicker } from "../../shared/forms/countries/country-picker.tsx";
import type { PartProps, Settings } from "./settings.ts";

const LONGEST = 500;

/** Whether the site is open, to whom, and the message to everyone else. */
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
        hint={
          "Every page shows the maintenance page and every call from the site is refused. " +
          "Vendors and banks are still answered, so open rounds are paid."
        }
        on={value.maintenance}
        onChange={(maintenance) => change({ maintenance })}
      />
      <div className="max-w-72">
        <MomentField
          label="Until"
          at={value.maintenanceEnd}
          onChange={(maintenanceEnd) => change({ maintenanceEnd })}
          error={errorAt("maintenanceEnd")}
          hint={
            "In your time zone. The site reopens at that time by itself; " +
            "leave empty if it is not known yet."
          }
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
        Visitors from other countries see the message below. With no country listed, everyone is let
        in.
      </p>
      <CountryPicker
        label="Allowed countries"
        none="Every country is let in."
        chosen={value.allowedCountries}
        onChange={(allowedCountries) => change({ allowedCountries })}
      />
      <div className="max-w-72">
        <Choice
          label="Visitors from an unknown country"
          value={value.unknownCountry}
          onChange={({ target }) =>
            change({ unknownCountry: target.value === "refuse" ? "refuse" : "allow" })
          }
          hint="Applies while only some countries are let in."
        >
          <option value="allow">is let in</option>
          <option value="refuse">is shut out</option>
        </Choice>
      </div>
      <TextArea
        label="Message to visitors from other countries"
        value={value.restrictionMessage}
        maxLength={LONGEST}
        onChange={({ target }) => change({ restrictionMessage: target.value })}
        error={errorAt("restrictionMessage")}
      />
    </Panel>
  );
}

/** What visitors would see with the form's current values. */
function Outlook({ value: { maintenance, maintenanceEnd } }: { value: Settings["status"] }) {
  const [now] = useState(() => Date.now());
  if (!maintenance) return <p className="text-soft">With this, the site is open.</p>;
  if (maintenanceEnd === null)
    return <p className="text-coral">This closes the site until it is opened again.</p>;
  if (Date.parse(maintenanceEnd) <= now)
    return <p className="text-soft">The end has passed: with this, the site is open.</p>;
  return (
    <p className="text-coral">
      With this, the site is closed until <Time at={maintenanceEnd} />.
    </p>
  );
}
