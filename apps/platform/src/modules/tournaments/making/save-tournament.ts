import { roundDownToMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { isDeepStrictEqual } from "node:util";
import { newPublicId } from "../../../secrets/public-id.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import { findGame } from "../../catalogue/index.ts";
import type { TournamentRefusal } from "../refusals.ts";
import { insertStep } from "../steps.store.ts";
import type { CountedGame, Tournament, TournamentDraft } from "../tournament.ts";
import {
  insertTournament,
  lockTournament,
  tournamentByPublicId,
  updateTournament,
} from "../tournaments.store.ts";

/** What staff send: games by their names in addresses alone. */
export type SentTournament = Omit<TournamentDraft, "games"> & { readonly games: readonly string[] };

/** A tournament that staff write: a new one, or the version they saw of one that is there. */
interface Saving {
  readonly brand: Brand;
  readonly sent: SentTournament;
  readonly seen?: { readonly publicId: string; readonly version: number } | undefined;
  /** Who saves it, by name. */
  readonly by: string;
}

/** Saves a tournament as a new version. Once it was opened its terms stay, and words can change. */
export async function saveTournament(
  tx: Tx,
  { brand, sent, seen, by }: Saving,
): Promise<Result<Tournament, TournamentRefusal>> {
  const before = seen && (await lockTournament(tx, seen.publicId, brand.id));
  if (seen && !before) return refuse("NOT_FOUND");
  if (before && before.version !== seen?.version) return refuse("CHANGED_MEANWHILE");
  if (before && (before.status === "PAID" || before.status === "CANCELLED"))
    return refuse("WRONG_STATE");
  const games = await gamesOf(tx, sent.games);
  if (!games.ok) return games;
  const draft = { ...sent, games: games.value };
  if (!isWhole(draft)) return refuse("NOT_WHOLE");
  if (before && before.status !== "DRAFT" && !isSamePromise(before, draft))
    return refuse("TERMS_FIXED");
  const publicId = before?.publicId ?? newPublicId("tn");
  const { id } = before ?? (await insertTournament(tx, brand.id, publicId, draft));
  if (before) await updateTournament(tx, id, draft);
  else await insertStep(tx, id, { from: "NEW", to: "DRAFT", actor: by });
  const saved = await tournamentByPublicId(tx, publicId, brand.id);
  if (!saved) throw new Error(`Tournament ${publicId} is gone while it is saved`);
  await recordAudit(tx, {
    actor: by,
    brandId: brand.id,
    action: before ? "tournament.change" : "tournament.add",
    subject: publicId,
    ...(before ? { before: told(before) } : {}),
    after: told(saved),
  });
  return ok(saved);
}

async function gamesOf(
  tx: Tx,
  slugs: readonly string[],
): Promise<Result<CountedGame[], "NO_SUCH_GAME">> {
  const games: CountedGame[] = [];
  for (const slug of new Set(slugs)) {
    const game = await findGame(tx, slug);
    if (!game) return refuse("NO_SUCH_GAME", `There is no game ${slug}.`);
    games.push({ slug, vendorId: game.vendorId, code: game.code });
  }
  return ok(games);
}

/** Whether its amounts are of whole minor units. */
function isWhole({ fee, minStake, prizes, currency }: TournamentDraft): boolean {
  return [fee, minStake, ...prizes].every(
    (units) => roundDownToMinor({ units, currency }).units === units,
  );
}

/** What players are promised, in a form that compares and is written. */
function termsOf(draft: TournamentDraft) {
  const { score, entry, feeTo, categories, shares, wagerTimes, currency } = draft;
  return {
    score,
    entry,
    feeTo,
    categories: [...categories],
    shares: [...shares],
    wagerTimes,
    currency,
    fee: draft.fee.toString(),
    minStake: draft.minStake.toString(),
    games: draft.games.map(({ slug }) => slug),
    prizes: draft.prizes.map(String),
    startsAt: draft.startsAt?.toString() ?? null,
    endsAt: draft.endsAt.toString(),
  };
}

function isSamePromise(before: TournamentDraft, draft: TournamentDraft): boolean {
  return isDeepStrictEqual(termsOf(before), termsOf(draft));
}

function told(tournament: Tournament) {
  const { version, words, language } = tournament;
  return { version, title: words[language]?.title, ...termsOf(tournament) };
}
