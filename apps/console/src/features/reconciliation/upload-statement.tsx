import type { StatementMapping } from "@perya/api-client/operator";
import { useState, type FormEvent } from "react";
import { Button, Choice, Field } from "../../shared/forms/controls.tsx";
import { useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { MappingFields, mappingOf, USUAL } from "./mapping-fields.tsx";
import { PROVIDER_WORDS, PROVIDERS } from "./words.ts";

interface Props {
  readonly brand: number;
  /** How each provider's columns were read last. */
  readonly mappings: Readonly<Partial<Record<(typeof PROVIDERS)[number], StatementMapping>>>;
}

/** Reads a CSV file of a bank or a provider. What was typed stays when it is refused. */
export function UploadStatement({ brand, mappings }: Props) {
  const [provider, setProvider] = useState(PROVIDERS[0] ?? "bank");
  const [fault, setFault] = useState<string>();
  const act = useAct();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const statement = typed.get("statement");
    if (!(statement instanceof File)) return;
    const body = new FormData();
    for (const name of ["provider", "from", "to"]) body.append(name, String(typed.get(name)));
    body.append("file", statement.name);
    body.append("mapping", JSON.stringify(mappingOf(typed)));
    body.append("statement", statement);
    setFault(undefined);
    act.mutate(
      async () => {
        const read = await call("POST", "/reconciliation/statements", { query: { brand }, body });
        return `${read.lines} lines were read, ${read.added} of them new.`;
      },
      { onError: ({ message }) => setFault(message) },
    );
  };
  return (
    <Panel title="Read a statement">
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <Choice
            label="Of"
            name="provider"
            value={provider}
            onChange={({ target }) => setProvider(target.value as typeof provider)}
          >
            {PROVIDERS.map((one) => (
              <option key={one} value={one}>
                {PROVIDER_WORDS[one]}
              </option>
            ))}
          </Choice>
          <Field label="First day" name="from" type="date" required />
          <Field label="Last day" name="to" type="date" required />
          <Field label="CSV file" name="statement" type="file" accept=".csv,.txt" required />
        </div>
        <MappingFields key={provider} mapping={mappings[provider] ?? USUAL} />
        {fault && (
          <p role="alert" className="text-coral">
            {fault} Nothing was read.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" busy={act.isPending}>
            Read the statement
          </Button>
          <span className="text-soft">
            Lines that were read before count once. All days named have to be in the file whole.
          </span>
        </div>
      </form>
    </Panel>
  );
}
