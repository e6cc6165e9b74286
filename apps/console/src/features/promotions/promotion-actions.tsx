import type { Promotion } from "@perya/api-client/operator";
import { useNavigate } from "@tanstack/react-router";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { unitsOf } from "../../shared/forms/amount.ts";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { bodyOf } from "./promotion-body.ts";
import { draftOf } from "./promotion.ts";

/** What can be done with a promotion in its state. */
export function PromotionActions({ brand, promotion }: { brand: number; promotion: Promotion }) {
  const { id, status, paused, asked, startsAt } = promotion;
  const navigate = useNavigate();
  const path = { id };
  const isSeen = status === "OPEN" || status === "COMING_SOON";
  return (
    <div className="flex flex-wrap gap-2">
      {status === "DRAFT" && (
        <Confirm
          action="Open"
          look="primary"
          title="Open this promotion?"
          held={asked ? `${asked.by} has asked a second person to open it.` : undefined}
          about={
            startsAt === null
              ? "Players see it at once. Its rule, players, dates and budget can't be changed then."
              : "Players see that it is coming, and it opens at its time. Its rule, players, " +
                "dates and budget can't be changed then."
          }
          send={() => call("POST", "/promotions/{id}/open", { path })}
          done={({ status: now }) =>
            now === "DRAFT" ? SECOND_PERSON : "Players see the promotion from now on."
          }
        />
      )}
      {isSeen && (
        <Confirm
          action={paused ? "Resume" : "Pause"}
          title={paused ? "Bring it back?" : "Pause this promotion?"}
          about={
            paused
              ? "Players see it again."
              : "It leaves the site and gives nothing new. What was given goes on."
          }
          asks={[{ name: "reason", label: "Reason" }]}
          send={({ reason }) =>
            call("POST", "/promotions/{id}/pause", { path, body: { reason, paused: !paused } })
          }
          done={paused ? "Players see it again." : "The promotion is paused."}
        />
      )}
      {isSeen && <RaiseBudget promotion={promotion} />}
      <Confirm
        action="Duplicate"
        title="Duplicate this promotion?"
        about="A draft with the same words and terms, without dates."
        send={async () => {
          const body = bodyOf(draftOf(promotion), promotion.currency);
          const made = await call("POST", "/promotions", {
            query: { brand },
            body: { ...body, startsAt: null, endsAt: null },
          });
          void navigate({ to: "/promotions/$id", params: { id: made.id }, search: true });
        }}
        done="The copy is a draft."
      />
      {status !== "CLOSE" && (
        <Confirm
          action="Close"
          look="danger"
          title="Close this promotion for good?"
          about="Nothing new is given. What players have of it runs to its end."
          asks={[{ name: "reason", label: "Reason" }]}
          send={(body) => call("POST", "/promotions/{id}/close", { path, body })}
          done="The promotion is closed."
        />
      )}
    </div>
  );
}

function RaiseBudget({ promotion: { id, budget, currency } }: { promotion: Promotion }) {
  if (budget === null) return null;
  return (
    <Confirm
      action="Raise the budget"
      title="Raise the budget?"
      about={
        "Players can be given more from then on. Above the approval limit a second person has to " +
        "agree."
      }
      asks={[
        {
          name: "budget",
          label: `Budget (${currency})`,
          value: plainMoney({ amount: budget, currency }) ?? "",
        },
        REASON,
      ]}
      send={({ budget: typed, reason }) => {
        const body = { budget: unitsOf(typed, currency), reason };
        return call("POST", "/promotions/{id}/budget", { path: { id }, body });
      }}
      done={({ budget: now }) => (now === budget ? SECOND_PERSON : "The budget is raised.")}
    />
  );
}
