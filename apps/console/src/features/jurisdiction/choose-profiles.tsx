import type { Jurisdiction } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";

/** Asks for other profiles of a brand. */
export function ChooseProfiles({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const { brand, codes, profiles } = jurisdiction;
  return (
    <Confirm
      action="Choose profiles"
      title={`Profiles of ${brand.name}`}
      about={
        <p>
          Another person must approve. They count ten seconds after that. A licence and a market may
          both apply.
        </p>
      }
      asks={[
        {
          name: "codes",
          label: "Profiles",
          several: true,
          value: codes.join(","),
          choices: [
            ...profiles.map(({ code, name }) => [code, `${code} – ${name}`] as const),
            ["STRICT", "STRICT – the strictest of each"],
          ],
        },
        REASON,
      ]}
      send={({ codes: chosen, reason }) =>
        call("POST", "/brands/{brand}/profiles", {
          path: { brand: brand.id },
          body: { codes: chosen.split(",").filter(Boolean), reason },
        })
      }
      done={SECOND_PERSON}
    />
  );
}
