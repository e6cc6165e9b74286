import type { JurisdictionProfile } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call } from "../../shared/http/api.ts";

interface Props {
  readonly code: string;
  readonly version: number;
  readonly cell: JurisdictionProfile["versions"][number]["cells"][number];
}

/** Corrects where a cell is from; its value never changes. */
export function CorrectCell({ code, version, cell }: Props) {
  const { field, label, source, law, note } = cell;
  return (
    <Confirm
      action="Correct"
      title={`Source of ${label}`}
      about="The value stays: another one needs a new version. The audit trail keeps both sources."
      asks={[
        { name: "source", label: "Source", value: source.slice(0, 140) },
        { name: "law", label: "Law, in short", value: law ?? "", required: false },
        { name: "note", label: "Note", value: note.slice(0, 140), required: false },
      ]}
      send={(typed) =>
        call("PUT", "/profiles/{code}/versions/{version}/cells/{field}", {
          path: { code, version, field: field as never },
          body: { source: typed.source, law: typed.law || null, note: typed.note || null },
        })
      }
      done="The source is corrected."
    />
  );
}
