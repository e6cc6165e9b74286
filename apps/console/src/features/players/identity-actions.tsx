import type { PlayerView } from "@perya/api-client/operator";
import { useState } from "react";
import { Mistyped } from "../../shared/amount.ts";
import { call } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { Button } from "../../shared/controls.tsx";
import { Dialog } from "../../shared/dialog.tsx";
import { REASON } from "./reason.ts";
import { isAgent, kindWords } from "./kind-words.ts";

interface Part {
  readonly player: PlayerView;
}

/** Hands out a password that must be changed, and shows it this once. */
export function GivePassword({ player }: Part) {
  const [password, show] = useState<string>();
  return (
    <>
      <Confirm
        action="Set a password"
        look="danger"
        title={`Set a new password for ${player.username}?`}
        about="A password is made and shown to you once. The old one is over, every sign-in and open game of the player ends, and at the next sign-in they can do nothing but choose their own. Make sure that you talk to the player."
        asks={[REASON]}
        send={async (body) => {
          const made = await call("POST", "/players/{id}/password", {
            path: { id: player.id },
            body,
          });
          show(made.password);
        }}
        done="The password is set."
      />
      {password !== undefined && (
        <Dialog title={`Password of ${player.username}`} onClose={() => show(undefined)} stays>
          <div className="grid gap-3">
            <p>Tell it to the player now: nobody can look it up again.</p>
            <code className="rounded-lg border border-line bg-ground p-3 text-center text-lg select-all">
              {password}
            </code>
            <Button look="primary" onClick={() => show(undefined)}>
              I have told it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Makes a member an agent, or an agent a member again. */
export function ChangeKind({ player }: Part) {
  if (!["0", "1", "2"].includes(player.kind)) return null;
  const others = (["0", "1", "2"] as const).filter((kind) => kind !== player.kind);
  return (
    <Confirm
      action="Change kind"
      title={`${player.username} is: ${kindWords(player.kind).toLowerCase()}`}
      about="An agent has codes that bring others in as theirs. Who becomes a member again loses those codes; whom they brought stays."
      asks={[
        {
          name: "kind",
          label: "From now on",
          choices: others.map((kind) => [kind, kindWords(kind)] as const),
        },
        REASON,
      ]}
      send={({ kind, reason }) =>
        call("POST", "/players/{id}/kind", {
          path: { id: player.id },
          body: { kind: kind === "1" ? "1" : kind === "2" ? "2" : "0", reason },
        })
      }
      done={({ kind }) => `From now on: ${kindWords(kind).toLowerCase()}.`}
    />
  );
}

/** Marks an account as a test account, or ends that. Trial guests and accounts of the house are left out of figures anyway. */
export function MarkTest({ player }: Part) {
  if (
    player.accountType === "TRIAL" ||
    !["0", "1", "2", "41", "42"].includes(player.kind) ||
    player.book === "test"
  )
    return null;
  const test = player.accountType !== "TEST";
  return (
    <Confirm
      action={test ? "Mark as test account" : "End test account"}
      title={test ? `Is ${player.username} a test account?` : `Count ${player.username} again?`}
      about={
        test
          ? "From now on no figure counts its deposits, bets and wins. What was counted before stays."
          : "From now on figures count what the player does. What was left out before stays left out."
      }
      asks={[REASON]}
      send={(body) =>
        call("POST", "/players/{id}/test-account", {
          path: { id: player.id },
          body: { ...body, test },
        })
      }
      done={test ? "Marked as a test account." : "Counted again."}
    />
  );
}

/** Makes an agent a code for a link of their own. */
export function NewInvitation({ player }: Part) {
  if (!isAgent(player.kind)) return null;
  return (
    <Confirm
      action="New invitation code"
      title={`A new code for ${player.username}?`}
      about="Players who register with it join under this agent. Existing codes stay valid."
      asks={[REASON]}
      send={(body) => call("POST", "/players/{id}/invitations", { path: { id: player.id }, body })}
      done={({ code }) => `The code is ${code}.`}
    />
  );
}

const DAY_MS = 86_400_000;
const SPANS = [
  ["1", "one day"],
  ["7", "a week"],
  ["30", "30 days"],
  ["182", "six months"],
  ["forever", "for good"],
] as const;
const FOR_GOOD = "9999-12-31T00:00:00.000Z";

/** Keeps a player from playing until a time. */
export function Exclude({ player }: Part) {
  return (
    <Confirm
      action="Exclude"
      look="danger"
      title={`Exclude ${player.username} from play?`}
      about="No bet and no deposit is taken until then, and open games end at once; withdrawals stay possible. It can be made longer and never shorter, by nobody, and is over by itself."
      asks={[{ name: "days", label: "For", choices: SPANS }, REASON]}
      send={async ({ days, reason }) => {
        const until =
          days === "forever"
            ? FOR_GOOD
            : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
        if (
          player.guards.excludedUntil &&
          Date.parse(player.guards.excludedUntil) >= Date.parse(until)
        )
          throw new Mistyped("The exclusion that stands is as long already.");
        return call("POST", "/players/{id}/exclude", {
          path: { id: player.id },
          body: { until, reason },
        });
      }}
      done="Excluded."
    />
  );
}
