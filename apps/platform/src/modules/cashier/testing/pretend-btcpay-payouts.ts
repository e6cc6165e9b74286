import { randomUUID } from "node:crypto";

/** A payout as Greenfield API v1 describes `PayoutData`. */
interface PretendPayout {
  readonly id: string;
  readonly pullPaymentId: string;
  readonly destination: string;
  readonly originalCurrency: string;
  originalAmount: string;
  readonly payoutMethodId: string;
  readonly metadata: { readonly orderId?: string };
  revision: number;
  state: "AwaitingApproval" | "AwaitingPayment" | "InProgress" | "Completed" | "Cancelled";
}

interface PullPayment {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
  readonly payoutMethods: readonly string[];
}

type Answer = readonly [status: number, body: unknown];
const NOT_FOUND: Answer = [404, { code: "payout-not-found" }];
const refused = (code: string): Answer => [400, { code, message: code }];
const newId = () => randomUUID().replaceAll("-", "");

/**
 * The payouts of a store, as the published API says: claims of pull payments, up to their amount,
 * that wait for approval. Answers to a method and a path below the API, undefined for other paths.
 */
export function pretendPayouts(storeId: string) {
  const payouts = new Map<string, PretendPayout>();
  const pulls = new Map<string, PullPayment>();
  const own = `/api/v1/stores/${storeId}`;

  const claim = (asked: PretendPayout & { amount: string; approved?: boolean }): Answer => {
    const pull = pulls.get(asked.pullPaymentId);
    if (!pull) return [404, { code: "pullpayment-not-found" }];
    if (!pull.payoutMethods.includes(asked.payoutMethodId))
      return refused("payment-method-not-supported");
    const live = [...payouts.values()].filter(({ state }) => state !== "Cancelled");
    if (live.some((one) => one.destination === asked.destination && one.state !== "Completed"))
      return refused("duplicate-destination");
    const claimed = live
      .filter(({ pullPaymentId }) => pullPaymentId === pull.id)
      .reduce((sum, { originalAmount }) => sum + Number(originalAmount), 0);
    if (claimed + Number(asked.amount) > Number(pull.amount)) return refused("overdraft");
    const made: PretendPayout = {
      id: newId(),
      pullPaymentId: pull.id,
      destination: asked.destination,
      originalCurrency: pull.currency,
      originalAmount: asked.amount,
      payoutMethodId: asked.payoutMethodId,
      metadata: asked.metadata,
      revision: 0,
      state: asked.approved === true ? "AwaitingPayment" : "AwaitingApproval",
    };
    payouts.set(made.id, made);
    return [200, made];
  };
  const approve = (payout: PretendPayout, { revision }: { revision: number }): Answer => {
    if (payout.state !== "AwaitingApproval") return refused("invalid-state");
    if (revision !== payout.revision) return refused("old-revision");
    payout.state = "AwaitingPayment";
    return [200, payout];
  };

  const answerTo = (method: string, path: string, body: unknown): Answer | undefined => {
    if (path === `${own}/pull-payments`) {
      if (method === "GET") return [200, [...pulls.values()]];
      const pull = { ...(body as PullPayment), id: newId() };
      pulls.set(pull.id, pull);
      return [200, pull];
    }
    const ofPull = /^\/api\/v1\/pull-payments\/([^/]+)\/payouts$/.exec(path)?.[1];
    if (ofPull !== undefined)
      return [200, [...payouts.values()].filter((one) => one.pullPaymentId === ofPull)];
    if (path === `${own}/payouts`) return claim(body as PretendPayout & { amount: string });
    if (!path.startsWith(`${own}/payouts/`)) return undefined;
    const payout = payouts.get(path.slice(`${own}/payouts/`.length));
    if (!payout) return NOT_FOUND;
    return method === "GET" ? [200, payout] : approve(payout, body as { revision: number });
  };
  return {
    payouts,
    answerTo,
    /** The payouts of an order, in the order they were made. */
    of: (orderId: string) =>
      [...payouts.values()].filter(({ metadata }) => metadata.orderId === orderId),
  };
}
