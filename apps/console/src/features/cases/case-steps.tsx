import type { CaseDetails } from "@perya/api-client/operator";
import { useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { NoteForm } from "../../shared/forms/note-form.tsx";
import { useMe } from "../../shared/http/session.ts";
import { toCsv } from "../../shared/lists/csv.ts";
import { offerFile } from "../../shared/lists/offer-file.ts";

interface Part {
  readonly found: CaseDetails;
}

const LONGEST_NOTE = 2_000;

/** Takes the case, or gives it back to the queue. */
export function AssignCase({ found: { id, assignee } }: Part) {
  const act = useAct();
  const me = useMe().data?.username;
  const mine = assignee === me;
  return (
    <Button
      busy={act.isPending}
      onClick={() =>
        act.mutate(async () => {
          await call("POST", "/cases/{id}/assign", { path: { id }, body: { mine: !mine } });
          return mine ? "The case waits for anyone." : "The case is yours.";
        })
      }
    >
      {mine ? "Give back" : "Assign to me"}
    </Button>
  );
}

type State = CaseDetails["state"];

const MOVES: Readonly<
  Record<State, { action: string; look: "plain" | "primary" | "danger"; about: string }>
> = {
  OPEN: { action: "Open", look: "plain", about: "" },
  INVESTIGATING: {
    action: "Investigate",
    look: "primary",
    about: "The case is being looked into.",
  },
  CLEARED: {
    action: "Clear",
    look: "plain",
    about: "The suspicion is over. An account that this case blocked is unblocked.",
  },
  RESTRICTED: {
    action: "Restrict",
    look: "danger",
    about:
      "The account is blocked at once: no bets and no withdrawal. The player reads what everyone " +
      "reads whose account is blocked.",
  },
  REPORTED: {
    action: "Report",
    look: "danger",
    about: "It was reported to the authority. The case is closed with that.",
  },
};

/** Moves the case on, with the reason. */
export function MoveCase({ found: { id, player }, to }: Part & { readonly to: State }) {
  const { action, look, about } = MOVES[to];
  return (
    <Confirm
      action={action}
      look={look}
      title={`${action} the case about ${player.username}?`}
      about={about}
      asks={[{ name: "reason", label: "Reason" }]}
      send={({ reason }) =>
        call("POST", "/cases/{id}/move", { path: { id }, body: { to, reason } })
      }
      done="The case has moved on."
    />
  );
}

/** Writes a note into the case. */
export function NoteCase({ found: { id } }: Part) {
  return (
    <NoteForm
      label="Note"
      hint="It stays in the case as it is written."
      maxLength={LONGEST_NOTE}
      onWrite={(words) => call("POST", "/cases/{id}/notes", { path: { id }, body: { words } })}
    />
  );
}

const STEPS = [
  { title: "When", csv: ({ at }: Step) => at },
  { title: "Who", csv: ({ actor }: Step) => actor },
  { title: "What", csv: ({ kind }: Step) => kind },
  { title: "Words", csv: ({ words }: Step) => words },
  { title: "Subject", csv: ({ subject }: Step) => subject },
  { title: "Score", csv: ({ score }: Step) => score },
  { title: "From", csv: ({ from }: Step) => from },
  { title: "To", csv: ({ to }: Step) => to },
];
type Step = CaseDetails["steps"][number];

/** Downloads the case: everything as JSON, or what happened as CSV. */
export function ExportCase({ found: { id } }: Part) {
  const act = useAct();
  const download = (kind: "json" | "csv") =>
    act.mutate(async () => {
      const whole = await call("POST", "/cases/{id}/export", { path: { id } });
      if (kind === "json")
        offerFile(`${id}.json`, JSON.stringify(whole, null, 2), "application/json");
      else offerFile(`${id}.csv`, toCsv(STEPS, whole.steps), "text/csv;charset=utf-8");
      return "The case is in the file. The export is recorded.";
    });
  return (
    <>
      <Button busy={act.isPending} onClick={() => download("json")}>
        Export JSON
      </Button>
      <Button busy={act.isPending} onClick={() => download("csv")}>
        Export CSV
      </Button>
    </>
  );
}
