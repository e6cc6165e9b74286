import type { Platform } from "../../../../platform.ts";
import type { PaymentProvider } from "../../providers/provider.ts";
import { askProvider } from "../ask-provider.ts";
import { takeNews } from "../callbacks/take-news.ts";
import type { Deposit } from "../deposit.ts";
import { lawsOfDeposits } from "../laws-of-deposits.ts";
import { publishDeposit } from "../publish-deposit.ts";
import { askLater, askTomorrow, selectWatched } from "./watched.store.ts";

const PER_RUN = 200;

/**
 * Asks providers each day whether credited deposits still stand, as long as they may take them
 * back, and those that wait for staff: the callback that says so may be lost. One that can't be
 * asked is asked an hour later, and a fault of ours with one deposit leaves the others to go on.
 */
export async function watchCredited(
  platform: Platform,
  providers: readonly PaymentProvider[],
): Promise<void> {
  const { db } = platform;
  const silent = new Set<PaymentProvider>();
  const faults: unknown[] = [];
  for (const deposit of await selectWatched(db, PER_RUN)) {
    const provider = providers.find(({ code }) => code === deposit.method);
    const isAnswered =
      !provider ||
      (!silent.has(provider) &&
        (await look(platform, provider, deposit).catch((fault: unknown) => {
          faults.push(fault);
          return false;
        })));
    if (isAnswered) await askTomorrow(db, deposit, provider?.takesBackDays ?? 0);
    else await askLater(db, deposit);
    // One wait for a silent provider is enough for all of its deposits.
    if (provider && !isAnswered) silent.add(provider);
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} deposits could not be looked at`);
}

/** Takes what the provider says now; false where it says nothing. */
async function look(
  platform: Platform,
  provider: PaymentProvider,
  deposit: Deposit,
): Promise<boolean> {
  const news = await askProvider(platform, provider, deposit);
  if (news === "silent") return false;
  if (!news) return true;
  const laws = await lawsOfDeposits(platform, { id: deposit.player, brandId: deposit.brandId });
  const taken = await platform.db.inTransaction((tx) => takeNews(tx, platform.wallet, news, laws));
  if (taken.ok && taken.value.changed) publishDeposit(platform, taken.value.deposit);
  return true;
}
