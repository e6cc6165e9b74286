import type { DocumentDetails } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { KIND_TITLES } from "../../shared/lists/document-columns.tsx";
import { reasonOf, REASON_ASKED } from "./document-words.ts";

/** Rejects (R) a document that was approved, as a listed person's or a false one. */
export function RevokeDocument({ document }: { document: DocumentDetails }) {
  const { id, kind, player, needsTwo } = document;
  const what = `approved ${KIND_TITLES[kind].toLowerCase()} of ${player.username}`;
  return (
    <div className="flex">
      <Confirm
        action="Reject after all"
        shortcut="r"
        look="danger"
        title={`Reject the ${what} after all?`}
        about={
          "It proves nothing any more, and the player's level and limits fall with it. They read " +
          "the reason and your note, and never what you write for colleagues." +
          (needsTwo ? " A second person has to approve it." : "")
        }
        asks={[
          { ...REASON_ASKED, value: "NOT_ACCEPTED" },
          { name: "note", label: "Note to the player", required: false },
          { name: "why", label: "Why, for colleagues alone" },
        ]}
        send={async ({ reason, note, why }) => {
          const body = { reason: reasonOf(reason), note, why };
          return call("POST", "/documents/{id}/revoke", { path: { id }, body });
        }}
        done={({ status }) =>
          status === "WAITING" ? SECOND_PERSON : "Rejected; the level follows its proofs."
        }
      />
    </div>
  );
}
