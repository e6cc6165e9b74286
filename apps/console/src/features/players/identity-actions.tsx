import type { PlayerView } from "@perya/api-client/operator";
import { useState } from "react";
import { Mistyped } from "../../shared/forms/amount.ts";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { REASON } from "./reason.ts";
import { isAgent, kindWords } from "./kind-words.ts";

interface Part {
  readonly player: PlayerView;
}

/** Sets a password that must be changed, and shows it only once. */
export function GivePassword({ player }: Part) {
  const [password, show] = useState<string>();
  return (
    <>
      <Confirm
        action="Set a password"
        look="danger"
        title={`Set a new password for ${player.username}?`}
        about={
          "A new password is created and shown to you once. The old one stops working, " +
          "every session and open game of the player ends, and at the next sign-in they must " +
          "choose their own. Make sure that you are talking to the player."
        }
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
            <p>Give it to the player now: it can't be shown again.</p>
            <code className="rounded-lg border border-line bg-ground p-3 text-center text-lg select-all">
              {password}
            </code>
            <Button look="primary" onClick={() => show(undefined)}>
              I have passed it on
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
      about={
        "An agent has invitation codes; players who use them join the agent's downline. " +
        "An agent who becomes a member again loses the codes; the downline stays."
      }
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

/**
 * Marks an account as a test account, or ends that. Trial guests and accounts of the house are left
 * out of figures anyway.
 */
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
          ? "From now on its deposits, bets and wins are left out of all figures. " +
            "What was counted before stays."
          : "From now on the player is included in all figures. What was left " +
            "out before stays left out."
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

/** Creates an agent's invitation code. */
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

/** Excludes a player from play until a time. */
export function Exclude({ player }: Part) {
  return (
    <Confirm
      action="Exclude"
      look="danger"
      title={`Exclude ${player.username} from play?`}
      about={
        "No bets or deposits are accepted until then, and open games end at once; " +
        "withdrawals stay possible. It can be extended but never " +
        "shortened, and ends automatically."
      }
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
          throw new Mistyped("The current exclusion already lasts that long.");
        return call("POST", "/players/{id}/exclude", {
          path: { id: player.id },
          body: { until, reason },
        });
      }}
      done="Excluded."
    />
  );
}
