import type { DocumentDetails } from "@perya/api-client/operator";
import { useNavigate } from "@tanstack/react-router";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { KIND_TITLES } from "../../shared/lists/document-columns.tsx";
import { reasonOf, REASON_ASKED } from "./document-words.ts";

/** Approves (A) or rejects (R) a document that is being checked, and goes to the next one. */
export function DecideDocument({ document: shown }: { document: DocumentDetails }) {
  const { id, kind, player } = shown;
  const navigate = useNavigate();
  const what = `${KIND_TITLES[kind].toLowerCase()} of ${player.username}`;
  const next = async () => {
    const { content } = await call("GET", "/documents", { query: { status: "WAITING" } });
    const other = content.find((one) => one.id !== id);
    await (other
      ? navigate({ to: "/documents/$id", params: { id: other.id } })
      : navigate({ to: "/documents" }));
  };
  return (
    <>
      <p className="text-sm text-soft">
        Keys: <kbd>A</kbd> approves, <kbd>R</kbd> rejects.
      </p>
      <div className="flex flex-wrap gap-2">
        <Confirm
          action="Approve"
          shortcut="a"
          look="primary"
          held={heldBy(shown)}
          title={`Approve the ${what}?`}
          about="You have compared what was typed with the document, and it is genuine."
          done={(status) => (status === "WAITING" ? SECOND_PERSON : "Approved.")}
          send={async () => {
            const { status } = await call("POST", "/documents/{id}/approve", { path: { id } });
            await next();
            return status;
          }}
        />
        <Confirm
          action="Reject"
          shortcut="r"
          look="danger"
          title={`Reject the ${what}?`}
          about="The player reads the reason in their own language, and your note as it stands."
          asks={[REASON_ASKED, { name: "note", label: "Note to the player", required: false }]}
          done="Rejected; the player is told why."
          send={async ({ reason, note }) => {
            const body = { reason: reasonOf(reason), note };
            await call("POST", "/documents/{id}/reject", { path: { id }, body });
            await next();
          }}
        />
      </div>
    </>
  );
}

/** Why a document can't be approved yet, though it can be rejected. */
function heldBy({ hits, cleared, unscreened }: DocumentDetails): string | undefined {
  if (unscreened === "FORBIDDEN")
    return "It can be approved once a screening list is loaded: the brand's profiles want that.";
  if (hits !== null && hits.length > 0 && !cleared)
    return "It can be approved once the player is said to be another than the listed persons.";
  return undefined;
}
