import type { OperatorDraw } from "@perya/api-client/operator";
import { Mistyped } from "../../../shared/forms/amount.ts";
import { call } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";

type Part = OperatorDraw["parts"][number];

const HAS_RESULT = new Set(["RESULTED", "CORRECTING", "SETTLING", "SETTLED"]);

const AGREED = "Both of you typed the same: it is the result.";
const DIFFERS =
  "Your figures differ from another person's. Neither counts until two people type the same.";

/**
 * Enters the result of an outside draw, or corrects it. It counts only once a second person has
 * agreed.
 */
export function EnterResult({ draw }: { draw: OperatorDraw }) {
  const { gameCode: code, issueNo, status, source, parts, typedResults } = draw;
  const corrects = HAS_RESULT.has(status);
  if (source === "RNG" || (status !== "DRAWING" && !corrects)) return null;
  const typed = typedResults.some(({ decidedAt, mine }) => decidedAt === null && mine);
  return (
    <Confirm
      action={typed ? "Type it again" : corrects ? "Correct the result" : "Enter the result"}
      look={corrects ? "danger" : "primary"}
      title={corrects ? "Another result of this draw" : "The result of this draw"}
      about={
        corrects
          ? "It counts once a second person, who sees what it costs, has typed the same or " +
            "agreed. Then the old payouts are reversed and the new winners are paid; " +
            "a player who has spent a reversed payout owes it."
          : "It counts once a second person has typed the same or agreed. Then winners are paid."
      }
      asks={[
        ...parts.map((part) => ({ name: part.name, label: part.name, hint: hintOf(part) })),
        { name: "reason", label: "Reason", hint: "Where the result comes from." },
      ]}
      send={async ({ reason = "", ...numbers }: Readonly<Record<string, string>>) => {
        const outcome = outcomeOf(parts, numbers);
        return call("POST", "/lottery/issues/{code}/{issueNo}/results", {
          path: { code, issueNo },
          body: { outcome, reason },
        });
      }}
      done={({ agreed, differs }) =>
        agreed ? AGREED : differs ? DIFFERS : "Submitted. Waiting for a second person to agree."
      }
    />
  );
}

function hintOf({ numbers, width }: Part): string {
  const each = width === null ? "" : ` of ${width} digit${width === 1 ? "" : "s"}`;
  return numbers === 1 ? `One number${each}.` : `${numbers} numbers${each}, with spaces between.`;
}

/** What was typed, as the rules write a result. Throws Mistyped. */
function outcomeOf(
  parts: readonly Part[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    parts.map(({ name, numbers, list, width }) => {
      const given = (typed[name] ?? "").split(/[\s,]+/).filter((text) => text !== "");
      const wrong = given.find(
        (text) => !/^\d+$/.test(text) || (width !== null && text.length !== width),
      );
      if (wrong !== undefined)
        throw new Mistyped(
          `${name}: ${wrong} is not a number${width === null ? "" : ` of ${width} digits`}.`,
        );
      if (given.length !== numbers)
        throw new Mistyped(`${name}: ${given.length} of ${numbers} numbers.`);
      const read = given.map((text) => (width === null ? Number(text) : text));
      return [name, list ? read : read[0]];
    }),
  );
}
