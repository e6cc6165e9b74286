import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { registerLawOf, type RegisterLaw } from "../../profiles/index.ts";
import type { Outcome } from "../port.ts";
import { selectAnswers, type StandingAnswer } from "./answers.store.ts";
import { askRegister } from "./ask-register.ts";

/** When a register is asked for a player who is there. */
type PlayerMoment = "SIGN_UP" | "SIGN_IN" | "PLAY" | "ADVERTISING";

/** Whose registers are asked. */
export interface RegisteredPlayer {
  readonly id: bigint;
  readonly brandId: bigint;
}

/** An answer for play that ends sooner is asked for again: nobody is stopped in the middle. */
const SPARE = { hours: 1 };

/** What a brand's law wants of registers at a moment. */
export interface AskingLaw {
  readonly law: RegisterLaw;
  /** The brand's, whose day begins at its midnight. */
  readonly zone: string;
}

/** The law by which a brand's registers are asked at a moment; undefined where they are not. */
export async function askingLaw(
  platform: Platform,
  brandId: bigint,
  moment: PlayerMoment,
): Promise<AskingLaw | undefined> {
  const law = await registerLawOf(platform, brandId);
  if (!law || !isAsked(law, moment)) return undefined;
  const brand = await brandById(platform.db, brandId);
  return brand?.realMoney ? { law, zone: brand.zone } : undefined;
}

/**
 * Asks the registers that a brand's law names, where it wants them asked at this moment; undefined
 * where it doesn't, for play money, and for accounts that are nobody's. While an answer for play
 * counts no other is asked for.
 */
export async function askAt(
  platform: Platform,
  player: RegisteredPlayer,
  moment: PlayerMoment,
): Promise<Outcome | undefined> {
  const { db } = platform;
  const asking = await askingLaw(platform, player.brandId, moment);
  if (!asking) return undefined;
  const { due, kept } = await standing(db, asking, player, moment);
  if (due.length === 0) return worst(kept);
  return db.inTransaction((tx) => askUnder(platform, tx, asking, player, moment));
}

/** The same in the caller's transaction, where the law has been looked up. */
export async function askUnder(
  platform: Pick<Platform, "config">,
  tx: Tx,
  asking: AskingLaw,
  player: RegisteredPlayer,
  moment: PlayerMoment,
): Promise<Outcome | undefined> {
  const { due, kept } = await standing(tx, asking, player, moment);
  const outcomes = [...kept];
  const { id, brandId } = player;
  // Always in the order of their names: two who ask for one player wait and don't block.
  for (const register of due.toSorted()) {
    const outcome = await askRegister(platform, tx, id, { brandId, register }, moment);
    if (outcome) outcomes.push(outcome);
  }
  return worst(outcomes);
}

/** The registers that are to be asked now, and what the others have said. */
async function standing(
  tx: Tx,
  { law, zone }: AskingLaw,
  player: RegisteredPlayer,
  moment: PlayerMoment,
): Promise<{ readonly due: readonly string[]; readonly kept: readonly Outcome[] }> {
  const known = (await selectAnswers(tx, player.id)).filter(
    (answer) => law.names.includes(answer.register) && isFresh(answer, moment, law, zone),
  );
  const fresh = new Set(known.map(({ register }) => register));
  return {
    due: law.names.filter((name) => !fresh.has(name)),
    kept: known.map(({ outcome }) => outcome),
  };
}

function isAsked({ moments }: RegisterLaw, moment: PlayerMoment): boolean {
  switch (moment) {
    case "SIGN_UP":
      return moments.signUp;
    case "SIGN_IN":
      return moments.signIn !== "never";
    case "PLAY":
      return moments.play;
    case "ADVERTISING":
      return moments.advertising;
  }
}

/** Whether an answer needs no other one now. */
function isFresh(
  { outcome, validUntil, askedAt, now }: StandingAnswer,
  moment: PlayerMoment,
  { moments }: RegisterLaw,
  zone: string,
): boolean {
  if (outcome === "UNKNOWN" || moment === "SIGN_UP") return false;
  const day = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).toPlainDate().toString();
  if (moment === "SIGN_IN") return moments.signIn === "first of day" && day(askedAt) === day(now);
  return outcome === "CLEAR" && Temporal.Instant.compare(validUntil, now.add(SPARE)) > 0;
}

const WORST_FIRST: readonly Outcome[] = ["EXCLUDED", "UNKNOWN", "CLEAR"];

/** The worst of what several registers say; undefined where none has said anything. */
function worst(outcomes: readonly Outcome[]): Outcome | undefined {
  return WORST_FIRST.find((one) => outcomes.includes(one));
}
