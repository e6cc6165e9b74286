import { currencyOf, UNITS_PER_MAJOR } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import type { JackpotRefusal } from "../refusals.ts";
import { candidatesOf } from "./candidates.ts";
import { returnOf, type FeedingGame, type Jackpot, type JackpotDraft } from "./jackpot.ts";
import { deleteDraft, insertJackpot, lockJackpot } from "./jackpots.store.ts";
import type { AskedJackpot } from "./wire.ts";
import { draftTiers, toJackpotRow } from "./wire.ts";

/** The smallest sum that is paid in a currency, in ledger units. */
const stepOf = (currency: string): bigint =>
  UNITS_PER_MAJOR / 10n ** BigInt(currencyOf(currency).digits);

/**
 * Writes a jackpot, which nothing feeds yet. A game joins only when what it returns by itself and
 * what this jackpot returns are no more than what it states in total.
 */
export async function addJackpot(
  tx: Tx,
  brand: Brand,
  asked: AskedJackpot,
  actor: string,
): Promise<Result<Jackpot, JackpotRefusal>> {
  const { currency, realMoney } = brand;
  const step = stepOf(currency);
  const tiers = draftTiers(asked, step);
  if (tiers.some(({ terms }) => terms.seedUnits % step !== 0n)) return refuse("NOT_WHOLE");
  const games = await gamesOf(tx, asked, returnOf(tiers));
  if (!games.ok) return games;
  const book = realMoney ? "real" : "play";
  const draft: JackpotDraft = { name: asked.name, currency, book, tiers, games: games.value };
  const made = await insertJackpot(tx, brand.id, newPublicId("jp"), draft);
  const { publicId: subject, brandId } = made;
  const after = toJackpotRow(made, undefined);
  await recordAudit(tx, { actor, action: "jackpot.add", subject, brandId, after });
  return ok(made);
}

async function gamesOf(
  tx: Tx,
  { games }: AskedJackpot,
  returned: number,
): Promise<Result<FeedingGame[], JackpotRefusal>> {
  const candidates = await candidatesOf(tx);
  const found: FeedingGame[] = [];
  for (const { slug, basePpm: typed, statedPpm } of games) {
    const game = candidates.find((one) => one.slug === slug);
    if (!game) return refuse("NO_SUCH_GAME", slug);
    const basePpm = game.basePpm ?? typed;
    if (basePpm === null) return refuse("RETURN_UNKNOWN", slug);
    if (basePpm + returned > statedPpm) return refuse("RETURN_ABOVE_STATED", aboveStated(slug));
    found.push({ vendorId: game.vendorId, code: game.code, slug, basePpm, statedPpm });
  }
  return ok(found);
}

const aboveStated = (slug: string) =>
  `${slug} would return more with this jackpot than it states. State more, or contribute less.`;

/** Takes a draft away for good. */
export async function discardJackpot(
  tx: Tx,
  brandId: bigint,
  { publicId, actor }: { readonly publicId: string; readonly actor: string },
): Promise<Result<void, JackpotRefusal>> {
  const jackpot = await lockJackpot(tx, publicId, brandId);
  if (!jackpot) return refuse("NOT_FOUND");
  if (jackpot.state !== "DRAFT") return refuse("WRONG_STATE");
  await deleteDraft(tx, jackpot.id);
  const before = toJackpotRow(jackpot, undefined);
  const action = "jackpot.discard";
  await recordAudit(tx, { actor, action, subject: publicId, brandId, before });
  return ok(undefined);
}
