import type { ListedGame } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { reading } from "../../../shared/http/api.ts";
import { Choice, Field, Switch } from "../../../shared/forms/controls.tsx";
import { Panel } from "../../../shared/layout/page.tsx";
import { PictureField } from "../../../shared/forms/picture-field.tsx";
import { GameNames } from "./game-names.tsx";
import { TYPES, type Draft } from "./game.ts";

interface Props {
  readonly said: ListedGame["said"];
  readonly draft: {
    readonly value: Draft;
    readonly change: (to: Partial<Draft>) => void;
    readonly errorAt: (name: keyof Draft) => string | undefined;
    readonly fault: Error | null;
  };
}

/** Everything staff can set about how a game is shown. */
export function GameFields({ said, draft }: Props) {
  return (
    <>
      <Panel title="Name and kind">
        <Words said={said} draft={draft} />
      </Panel>
      <Panel title="Names in languages">
        <GameNames
          names={draft.value.names}
          change={(names) => draft.change({ names })}
          fault={draft.fault}
        />
      </Panel>
      <Panel title="Pictures">
        <Pictures said={said} draft={draft} />
      </Panel>
      <Panel title="Marks">
        <Marks said={said} draft={draft} />
      </Panel>
    </>
  );
}

function Words({ said, draft: { value, change, errorAt } }: Props) {
  const classifies = useQuery(reading("/game-classifications"));
  const list = useId();
  const typeSaid = TYPES.find(([type]) => type === said.gameType)?.[1] ?? said.gameType;
  return (
    <>
      <p className="text-soft">
        A field left empty follows the vendor, now and when the vendor changes it.
      </p>
      <Field
        label="Name"
        value={value.displayName}
        maxLength={200}
        autoComplete="off"
        placeholder={said.displayName}
        onChange={({ target }) => change({ displayName: target.value })}
        error={errorAt("displayName")}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label="Type"
          value={value.gameType}
          onChange={({ target }) => change({ gameType: target.value as Draft["gameType"] })}
        >
          <option value="">As the vendor says: {typeSaid}</option>
          {TYPES.map(([type, words]) => (
            <option key={type} value={type}>
              {words}
            </option>
          ))}
        </Choice>
        <Field
          label="Classification"
          value={value.classify}
          list={list}
          maxLength={100}
          autoComplete="off"
          placeholder={said.classify || "None"}
          onChange={({ target }) => change({ classify: target.value })}
          error={errorAt("classify")}
          hint="Its tab in the lobby. Games of one tab must have the same text here."
        />
        <datalist id={list}>
          {classifies.data?.map((classify) => (
            <option key={classify} value={classify}>
              {classify}
            </option>
          ))}
        </datalist>
      </div>
    </>
  );
}

function Pictures({ draft: { value, change, errorAt } }: Props) {
  return (
    <>
      <PictureField
        label="Poster"
        url={value.showIconUrl}
        onChange={(showIconUrl) => change({ showIconUrl })}
        error={errorAt("showIconUrl")}
        hint="Three by four, 600 × 800 or more. Empty for the vendor's."
      />
      <PictureField
        label="Square"
        url={value.iconUrl}
        onChange={(iconUrl) => change({ iconUrl })}
        error={errorAt("iconUrl")}
        hint="400 × 400 or more. Empty for the vendor's."
      />
    </>
  );
}

function Marks({ draft: { value, change } }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Switch
        label="Hot"
        hint="Listed among the hot games, with a badge on its card."
        on={value.isHot}
        onChange={(isHot) => change({ isHot })}
      />
      <Switch
        label="New"
        hint="Listed in the New tab of its lobby, with a badge."
        on={value.isNew}
        onChange={(isNew) => change({ isNew })}
      />
      <Switch
        label="Listed"
        hint="When off, players can't find it anywhere; open rounds can finish."
        on={value.listed}
        onChange={(listed) => change({ listed })}
      />
    </div>
  );
}
