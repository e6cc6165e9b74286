import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { tellFact } from "../../facts/index.ts";
import { noteRegisterClear } from "../../players/index.ts";
import { registerAnswered } from "../facts.ts";
import { loadedLists } from "../lists/loaded-lists.ts";
import type { Moment, NamedRegister, Outcome, RegisterAnswer } from "../port.ts";
import { insertCheck, lockAnswer, updateAnswer, type StandingAnswer } from "./answers.store.ts";
import { personAsked } from "./person-asked.ts";

/**
 * Asks a register for a player and keeps what it says: for bets until when it counts, and for
 * exclusions what has changed. A register that can't be asked ends no exclusion. Undefined for an
 * account that is nobody's.
 */
export async function askRegister(
  { config }: Pick<Platform, "config">,
  tx: Tx,
  player: bigint,
  register: NamedRegister,
  moment: Moment,
): Promise<Outcome | undefined> {
  const person = await personAsked(tx, player);
  if (!person) return undefined;
  const before = await lockAnswer(tx, player, register);
  const answer = await loadedLists(config.secretKey).check(tx, register, person, moment);
  const { outcome } = answer;
  const now = { outcome, ...exclusionIn(answer, before) };
  const validUntil = answer.outcome === "CLEAR" ? answer.validUntil : null;
  await updateAnswer(tx, player, register.register, { ...now, validUntil });
  await noteRegisterClear(tx, player, register.register, validUntil);
  // Every player is compared with a new list: what it doesn't change is no news.
  if (moment !== "NEW_LIST" || outcome !== before.outcome)
    await insertCheck(tx, player, { register: register.register, moment, outcome });
  if (hasChanged(before, now)) await tellFact(tx, registerAnswered, { player });
  return outcome;
}

type Standing = Pick<StandingAnswer, "excluded" | "excludedUntil">;

function exclusionIn(answer: RegisterAnswer, before: Standing): Standing {
  switch (answer.outcome) {
    case "CLEAR":
      return { excluded: false, excludedUntil: null };
    case "EXCLUDED":
      return { excluded: true, excludedUntil: answer.until };
    case "UNKNOWN":
      return { excluded: before.excluded, excludedUntil: before.excludedUntil };
  }
}

function hasChanged(one: Standing, other: Standing): boolean {
  return (
    one.excluded !== other.excluded ||
    one.excludedUntil?.epochMilliseconds !== other.excludedUntil?.epochMilliseconds
  );
}
