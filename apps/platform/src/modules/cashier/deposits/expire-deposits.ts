import type { Platform } from "../../../platform.ts";
import type { PaymentNews, PaymentProvider } from "../providers/provider.ts";
import { askProvider } from "./ask-provider.ts";
import { UNPAID, type Deposit } from "./deposit.ts";
import { lockDeposit, moveDeposit, selectOverdue } from "./deposits.store.ts";
import { lawsOfDeposits } from "./laws-of-deposits.ts";
import { takeNews } from "./callbacks/take-news.ts";
import { publishDeposit } from "./publish-deposit.ts";

const PER_RUN = 200;

/**
 * Expires overdue deposits. The provider is asked first, because a callback may never have come: a
 * paid deposit is credited, not expired. A silent provider is no reason to wait; late money is
 * accepted whenever it is reported. A fault of ours with one deposit leaves it for the next run,
 * and the others still expire.
 */
export async function expireDeposits(
  platform: Platform,
  providers: readonly PaymentProvider[],
): Promise<number> {
  const overdue = await selectOverdue(platform.db, PER_RUN);
  const faults: unknown[] = [];
  const silent = new Set<PaymentProvider>();
  for (const deposit of overdue) {
    const provider = providers.find(({ code }) => code === deposit.method);
    const news: PaymentNews | "silent" | undefined =
      provider && !silent.has(provider)
        ? await askProvider(platform, provider, deposit)
        : undefined;
    // One wait for a silent provider is enough for all of its deposits.
    if (provider && news === "silent") silent.add(provider);
    await end(platform, deposit, news === "silent" ? undefined : news).catch((fault: unknown) =>
      faults.push(fault),
    );
  }
  if (faults.length > 0)
    throw new AggregateError(
      faults,
      `${faults.length} of ${overdue.length} overdue deposits could not be ended`,
    );
  return overdue.length;
}

async function end(
  platform: Platform,
  deposit: Deposit,
  news: PaymentNews | undefined,
): Promise<void> {
  const laws = await lawsOfDeposits(platform, { id: deposit.player, brandId: deposit.brandId });
  const taken =
    news && (await platform.db.inTransaction((tx) => takeNews(tx, platform.wallet, news, laws)));
  const ended =
    taken?.ok && taken.value.changed ? taken.value.deposit : await expire(platform, deposit);
  if (ended) publishDeposit(platform, ended);
}

function expire(platform: Platform, deposit: Deposit): Promise<Deposit | undefined> {
  return platform.db.inTransaction(async (tx) => {
    const current = await lockDeposit(tx, deposit.publicId, {});
    return current && UNPAID.includes(current.status)
      ? moveDeposit(tx, current, "EXPIRED", "system")
      : undefined;
  });
}
