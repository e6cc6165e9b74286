import type { JackpotRow } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money } from "../../shared/format/show.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";

/** What can be done with a jackpot where it stands. */
export function JackpotActions({ jackpot }: { jackpot: JackpotRow }) {
  const { id, name, state, waiting, seeds } = jackpot;
  const path = { id };
  if (state === "DRAFT")
    return (
      <div className="flex flex-wrap gap-2">
        <Confirm
          action="Open"
          look="primary"
          title={`Open ${name}?`}
          held={waiting ? `${waiting.by} has asked a second person to open it.` : undefined}
          about={
            <>
              A second person has to agree. You put up <Money amount={seeds} />, which its reserves
              repay. From then on its tiers and games can’t be changed.
            </>
          }
          send={() => call("POST", "/jackpots/{id}/open", { path })}
          done={SECOND_PERSON}
        />
        <Confirm
          action="Discard"
          look="danger"
          title={`Discard ${name}?`}
          about="It was never open, and is gone for good."
          send={() => call("DELETE", "/jackpots/{id}", { path })}
          done="The jackpot is gone."
        />
      </div>
    );
  if (state !== "OPEN") return null;
  return (
    <Confirm
      action="End"
      look="danger"
      title={`End ${name}?`}
      about={
        "Each of its pools is won once more and no other begins. Games feed them until then. " +
        "It can’t be opened again."
      }
      asks={[{ name: "reason", label: "Reason" }]}
      send={(body) => call("POST", "/jackpots/{id}/end", { path, body })}
      done="The jackpot ends with the next hits."
    />
  );
}
