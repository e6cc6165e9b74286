import type { DocumentDetails } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { AllHits, Persons } from "./all-hits.tsx";

/** Listed persons whom the player may be, and the word that they are others. */
export function Hits({ document }: { document: DocumentDetails }) {
  const { id, state, hits, hitsTotal, cleared, unscreened } = document;
  const may = useMay();
  if (unscreened) return <Unscreened may={unscreened === "ALLOWED"} />;
  if (hits === null || hits.length === 0) return null;
  const isPart = hitsTotal === null || hitsTotal > hits.length;
  return (
    <Panel title="Listed persons with this name">
      {isPart ? <AllHits id={id} shown={hits} total={hitsTotal} /> : <Persons persons={hits} />}
      {cleared ? (
        <p>
          {cleared.by} says that it is another person: <bdi>{cleared.reason}</bdi>
        </p>
      ) : (
        (state === "CHECKING" || state === "APPROVED") &&
        may("documents.decide") && (
          <div className="flex">
            <Confirm
              action="It is another person"
              title={
                isPart
                  ? "Is the player another person than all of these, those not shown included?"
                  : "Is the player another person than these?"
              }
              about={
                state === "APPROVED"
                  ? "The document stays approved. The reason is in the audit trail."
                  : "The document can be approved after that. The reason is in the audit trail."
              }
              asks={[{ name: "reason", label: "How you know" }]}
              done="Noted."
              send={({ reason }) =>
                call("POST", "/documents/{id}/clear", { path: { id }, body: { reason } })
              }
            />
          </div>
        )
      )}
    </Panel>
  );
}

function Unscreened({ may }: { may: boolean }) {
  return (
    <Panel title="Not compared with any list">
      <p role="status" className="text-bulb-ink">
        No screening list is loaded, so nobody knows whether this is a sanctioned or politically
        exposed person.{" "}
        {may
          ? "This brand's profiles let you approve it; it is compared when a list comes."
          : "This brand's profiles want names compared with one before an identity is approved."}
      </p>
    </Panel>
  );
}
