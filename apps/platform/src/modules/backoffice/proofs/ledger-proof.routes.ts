import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { proveLedger, type BookProof, type LedgerProof } from "../../wallet/index.ts";

const bookValue = z
  .object({
    currency: z.string(),
    book: z.string(),
    green: z.boolean(),
    sumAll: wireMoney,
    players: wireMoney,
    held: wireMoney,
    owed: wireMoney,
    accounts: z.array(z.object({ account: z.string(), balance: wireMoney })),
    balancesMatch: z.boolean(),
    roundsMatch: z.boolean(),
    chainsMatch: z.boolean(),
    guardsMatch: z.boolean(),
    entries: z.string(),
    problems: z.array(z.string()),
  })
  .meta({
    id: "BookProof",
    description: "Whether one currency of one book adds up, with the figures behind the answer.",
  });
const proofValue = z
  .object({
    verifiedAt: wireTime.nullable(),
    batches: z.string(),
    entries: z.string(),
    books: z.array(bookValue),
  })
  .meta({ id: "LedgerProof" });

/**
 * The ledger's proof from its last checkpoint on. Each call proves it: the answer was verified just
 * now.
 */
export function ledgerProofRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Runs the ledger proof from its last checkpoint",
    response: { 200: answer(proofValue) },
  };
  const preHandler = requireStaff(platform, "ledger.read");
  const prove = async () => success(valueOf(await proveLedger(platform.db)));
  app.get("/operator/v1/ledger-proof", { preHandler, schema }, prove);
  app.post("/operator/v1/ledger-proof/run", { preHandler, schema }, prove);
}

function valueOf(proof: LedgerProof): z.infer<typeof proofValue> {
  return {
    verifiedAt: proof.verifiedAt.toString(),
    batches: proof.batches.toString(),
    entries: proof.entries.toString(),
    books: proof.books.map(bookOf),
  };
}

function bookOf({
  currency,
  book,
  green,
  sumAll,
  cash,
  held,
  owed,
  house,
  entries,
  ...rest
}: BookProof): z.infer<typeof bookValue> {
  const wire = (units: bigint) => toWire({ units, currency });
  const accounts = house.map(({ account, balance }) => ({ account, balance: wire(balance) }));
  return {
    ...rest,
    currency,
    book,
    green,
    sumAll: wire(sumAll),
    players: wire(cash),
    held: wire(held),
    owed: wire(owed),
    accounts,
    entries: entries.toString(),
    problems: [...rest.problems],
  };
}
