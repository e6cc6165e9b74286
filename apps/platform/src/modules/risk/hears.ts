import type { Tx } from "@perya/postgres";
import { depositSubmitted, depositSucceeded, withdrawalEnded } from "../cashier/index.ts";
import { documentListed } from "../documents/index.ts";
import { hears, type Listener } from "../facts/index.ts";
import { playerRegistered } from "../identity/index.ts";
import { limitChanged } from "../limits/index.ts";
import { playerById } from "../players/index.ts";
import { currentSection } from "../settings/index.ts";
import { openCaseByRules } from "./cases/open-case.ts";
import { openTalks } from "./cases/open-talks.ts";
import { insertCovered } from "./scoring/scores.store.ts";
import { scoreSubject } from "./scoring/score-subject.ts";
import type { Subject } from "./scoring/subject.ts";

const NAME = "risk scores";
/** Of who may be a listed person: staff look into it first. */
const LISTED_SCORE = 100;

/** What is scored when it happens, and recorded above the reported amount. */
export const riskHears: readonly Listener[] = [
  hears(playerRegistered, NAME, async (tx, { publicId, player, brand }) => {
    await scoreSubject(tx, { kind: "registration", id: publicId, player, brandId: brand });
  }),
  hears(depositSubmitted, NAME, async (tx, { deposit, player, brand }) => {
    await scoreSubject(tx, { kind: "deposit", id: deposit, player, brandId: brand });
  }),
  hears(depositSucceeded, NAME, async (tx, { deposit, player, brand, units, currency }) => {
    const subject = { kind: "deposit", id: deposit, player, brandId: brand } as const;
    await scoreSubject(tx, subject);
    await recordCovered(tx, subject, { units, currency });
  }),
  hears(withdrawalEnded, NAME, async (tx, { withdrawal, player, brand, units, currency, paid }) => {
    const subject = { kind: "withdrawal", id: withdrawal, player, brandId: brand } as const;
    if (paid) await recordCovered(tx, subject, { units, currency });
  }),
  hears(documentListed, "risk cases", async (tx, { player: id, document, persons }) => {
    const player = await playerById(tx, id);
    if (!player) return;
    const who = persons === 1 ? "a listed person" : `one of ${persons} listed persons`;
    const words = `The player may be ${who}: see document ${document}`;
    await openCaseByRules(tx, player, document, { score: LISTED_SCORE, words });
  }),
  hears(limitChanged, "talks with players", (tx, { player }) => openTalks(tx, player)),
  hears(depositSucceeded, "talks with players", (tx, { player }) => openTalks(tx, player)),
];

/** Records a transaction that the law wants reported: above the amount, not at it. */
async function recordCovered(
  tx: Tx,
  subject: Subject,
  { units, currency }: { readonly units: bigint; readonly currency: string },
): Promise<void> {
  const above = BigInt((await currentSection(tx, subject.brandId, "risk")).reportedAbove);
  if (units > above) await insertCovered(tx, subject, { units, currency, above });
}
