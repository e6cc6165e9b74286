import { Switch } from "../../../shared/forms/controls.tsx";
import { Panel } from "../../../shared/layout/page.tsx";
import { FEATURE_GROUPS } from "./feature-words.ts";
import type { PartProps } from "../settings.ts";

/** The features by group, each with what it does and the code the site knows it by. */
export function FeaturesPart({ value, change }: PartProps<"features">) {
  return (
    <div className="grid gap-4 xl:grid-cols-3">
      {FEATURE_GROUPS.map(({ title, features }) => (
        <Panel
          key={title}
          title={title}
          actions={
            <Count on={features.filter(({ name }) => value[name]).length} of={features.length} />
          }
        >
          <ul className="grid gap-4">
            {features.map((feature) => (
              <li key={feature.name}>
                <Switch
                  label={feature.title}
                  hint={
                    <>
                      {feature.about} <code className="wrap-anywhere">{feature.name}</code>
                    </>
                  }
                  on={value[feature.name]}
                  onChange={(on) => change({ [feature.name]: on })}
                />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

function Count({ on, of }: { on: number; of: number }) {
  return (
    <span className="text-soft">
      {on} of {of} on
    </span>
  );
}
