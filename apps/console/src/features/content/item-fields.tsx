import { Choice, Field, Switch } from "../../shared/forms/controls.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { PictureField } from "../../shared/forms/picture-field.tsx";
import { GROUPS, type Draft, type Group, type Part } from "./content.ts";
import { WordsFields } from "./words-fields.tsx";

interface Props {
  readonly part: Part;
  readonly draft: {
    readonly value: Draft;
    readonly change: (to: Partial<Draft>) => void;
    readonly errorAt: (name: keyof Draft) => string | undefined;
  };
}

/** Everything that can be set about an item of a kind. */
export function ItemFields({ part, draft: { value, change, errorAt } }: Props) {
  return (
    <>
      <Panel title={part === "banners" ? "Picture and link" : "Text"}>
        <WordsFields
          draft={value}
          change={change}
          errorAt={errorAt}
          titleOnly={part === "banners"}
          hint={
            part === "banners"
              ? "Stands over the picture, in the reader's language: the picture needs no words."
              : undefined
          }
        />
        {part === "banners" && <BannerFields part={part} draft={{ value, change, errorAt }} />}
      </Panel>
      <Panel title="When">
        <Switch
          label="Shown to players"
          hint="When off, it is a draft only staff can see."
          on={value.published}
          onChange={(published) => change({ published })}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <MomentField
            label="From"
            at={value.startsAt}
            onChange={(startsAt) => change({ startsAt })}
            error={errorAt("startsAt")}
            hint="In your time zone. Leave empty to start at once."
          />
          <MomentField
            label="Until"
            at={value.endsAt}
            onChange={(endsAt) => change({ endsAt })}
            error={errorAt("endsAt")}
            hint="Leave empty for no end."
          />
        </div>
      </Panel>
    </>
  );
}

function BannerFields({ draft: { value, change, errorAt } }: Props) {
  return (
    <>
      <Choice
        label="Place"
        value={value.groupName}
        onChange={({ target }) => change({ groupName: target.value as Group })}
      >
        {GROUPS.map(([group, words]) => (
          <option key={group} value={group}>
            {words}
          </option>
        ))}
      </Choice>
      <PictureField
        label="Picture"
        url={value.url}
        required
        onChange={(url) => change({ url })}
        error={errorAt("url")}
        hint={
          value.groupName === "w_home"
            ? "Twice as wide as high, 720 × 360 or more."
            : "Four times as wide as high, 1600 × 400 or more; a wide page shows its middle."
        }
      />
      <Field
        label="Leads to"
        value={value.link}
        maxLength={1_000}
        autoComplete="off"
        spellCheck={false}
        placeholder="/promotions"
        onChange={({ target }) => change({ link: target.value.trim() })}
        error={errorAt("link")}
        hint="A path on this site such as /rng, an external address, or empty."
      />
    </>
  );
}
