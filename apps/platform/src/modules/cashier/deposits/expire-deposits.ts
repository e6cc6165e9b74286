import type { Platform } from "../../../platform.ts";
import type { PaymentProvider } from "../providers/provider.ts";
import { UNPAID, type Deposit } from "./deposit.ts";
import { lockDeposit, moveDeposit, selectOverdue } from "./deposits.store.ts";
import { takeNews, type Told } from "./take-news.ts";
import { tellDeposit } from "./tell-deposit.ts";

const PER_RUN = 200;

/**
 * Ends deposits whose time is over. The provider is asked first, because a callback may never have come: what was paid is credited, not expired. A
 * provider that doesn't answer is no reason to wait; late money is taken whenever it is told.
 */
export async function expireDeposits(platform: Platform, provider: PaymentProvider): Promise<number> {
  const overdue = await selectOverdue(platform.db, PER_RUN);
  let reachable = true;
  for (const deposit of overdue) {
    const told: Told | "silent" | undefined = reachable ? await askProvider(platform, provider, deposit) : undefined;
    // One wait for a silent provider is enough for all of them.
    reachable &&= told !== "silent";
    const ended = typeof told === "object" && told.changed ? told.deposit : await expire(platform, deposit);
    if (ended) tellDeposit(platform, ended);
  }
  return overdue.length;
}

async function askProvider(platform: Platform, provider: PaymentProvider, deposit: Deposit): Promise<Told | "silent" | undefined> {
  const { providerTxn, method, publicId } = deposit;
  if (method !== provider.code || providerTxn === null) return undefined;
  try {
    const news = await provider.ask(providerTxn);
    if (!news) return undefined;
    const taken = await platform.db.inTransaction((tx) => takeNews(tx, platform.wallet, news));
    return taken.ok ? taken.value : undefined;
  } catch (fault) {
    platform.log.warn({ err: fault, deposit: publicId }, "overdue payment could not be asked for");
    return "silent";
  }
}

function expire(platform: Platform, deposit: Deposit): Promise<Deposit | undefined> {
  return platform.db.inTransaction(async (tx) => {
    const current = await lockDeposit(tx, deposit.publicId, {});
    return current && UNPAID.includes(current.status) ? moveDeposit(tx, current, "EXPIRED", "system") : undefined;
  });
}
