import type { AudienceCount } from "@perya/api-client/operator";
import { LANGUAGES } from "@perya/languages";
import { Time } from "../../shared/format/show.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import type { Draft } from "./draft.ts";

interface Props {
  readonly draft: Draft;
  readonly counted: AudienceCount;
}

/** A message as players will read it, and for whom it is. */
export function Preview({ draft, counted: { count, names, unknown, law } }: Props) {
  const written = LANGUAGES.filter(({ code }) => draft.words[code]);
  return (
    <Panel title="Preview">
      <div role="status" className="grid gap-1">
        <p className="font-semibold">
          {count === 0
            ? "There is no player this would be for."
            : `For ${count.toLocaleString("en")} ${count === 1 ? "player" : "players"}: ` +
              names.join(", ") +
              (count > names.length ? " and others." : ".")}
        </p>
        {unknown.length > 0 && (
          <p className="text-coral">No player of this brand is called {unknown.join(", ")}.</p>
        )}
        {law && <AskedByLaw law={law} />}
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {written.map(({ code, tag, name }) => (
          <li
            key={code}
            lang={tag}
            dir="auto"
            className="grid gap-1 rounded-xl border border-line bg-ground p-3"
          >
            <span lang="en" dir="ltr" className="text-xs text-soft">
              {name}
            </span>
            <strong className="wrap-anywhere">{draft.words[code]?.title}</strong>
            <span className="wrap-anywhere whitespace-pre-wrap">{draft.words[code]?.text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Law = NonNullable<AudienceCount["law"]>;

/** What the brand's law asks of a message that advertises. */
function AskedByLaw({ law: { forbidden, waitsUntil, rule, says } }: { law: Law }) {
  return (
    <>
      {forbidden && (
        <p className="text-coral">
          The law of this brand lets no advertising be sent to players. Rule {rule}.
        </p>
      )}
      {waitsUntil !== null && (
        <p>
          The law has quiet hours for advertising: it waits until <Time at={waitsUntil} />. Rule{" "}
          {rule}.
        </p>
      )}
      {says.length > 0 && (
        <p className="text-soft">
          The law wants under it, in the reader’s language: {says.join(" ")}
        </p>
      )}
    </>
  );
}
