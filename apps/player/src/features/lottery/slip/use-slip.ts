import type { LotteryAskedOrder } from "./order-lines.ts";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { ApiError, call, isRefusal } from "../../../shared/http/api.ts";
import { faultWords } from "../../../shared/faults/fault-words.ts";
import { noteReached } from "../../../shared/live/reached-news.ts";
import { queryClient } from "../../../shared/http/query-client.ts";
import { isOpen, newSlip, stepSlip, type ChaseWish, type Slip, type SlipEvent } from "./slip.ts";
import { clearGuests, openSlip, storeSlip } from "./stored-slip.ts";
import { useSlipOwner } from "./use-slip-owner.ts";

/** An order not answered by then is `unknown`. */
const PATIENCE_MS = 10_000;
const ASK_EVERY_MS = 2_000;
/** How often the server may not know an order before it counts as lost. */
const MOST_MISSES = 4;

const newKey = () => crypto.randomUUID();

/**
 * A game's slip: stored in this browser for its owner, sent once, and looked up by its key if no
 * answer came.
 */
export function useSlip(gameCode: string) {
  const owner = useSlipOwner();
  const [slip, step] = useReducer(
    (before: Slip, event: SlipEvent) => stepSlip(before, event, newKey),
    gameCode,
    (code) =>
      owner === undefined ? newSlip(newKey()) : openSlip({ owner, gameCode: code }, newKey),
  );
  const [shownFor, setShownFor] = useState(owner);
  if (shownFor !== owner) {
    setShownFor(owner);
    const marked = shownFor === undefined ? slip : undefined;
    const next =
      owner === undefined ? newSlip(newKey()) : openSlip({ owner, gameCode }, newKey, marked);
    step({ type: "load", slip: next });
  }
  useEffect(() => {
    if (shownFor !== undefined) storeSlip({ owner: shownFor, gameCode }, slip);
  }, [gameCode, shownFor, slip]);
  const tookGuests = useEffectEvent(() => isOpen(slip));
  useEffect(() => {
    if (shownFor !== undefined && tookGuests()) clearGuests({ owner: shownFor, gameCode });
  }, [gameCode, shownFor]);
  useAsking(slip, step);
  const now = useRef(owner);
  useEffect(() => {
    now.current = owner;
  }, [owner]);
  const send = (order: LotteryAskedOrder) => {
    step({ type: "send" });
    // An answer that comes after someone else signed in is not about what that person sees.
    void placed(order, slip.chase, (event) => {
      if (now.current === owner) step(event);
    });
  };
  return { slip, step, send };
}

type Step = (event: SlipEvent) => void;

/** Sends an order and returns its result. A clear refusal is a result; silence is not. */
async function placed(order: LotteryAskedOrder, chase: ChaseWish, step: Step): Promise<void> {
  const patience = setTimeout(() => step({ type: "unanswered" }), PATIENCE_MS);
  try {
    const { id } = await (chase.issues > 1
      ? beginChase(order, chase)
      : call("POST", "/lottery/orders", { body: order }));
    step({ type: "accepted", orderId: id });
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) =>
        /^\/(balance|lottery\/(records|recent))/.test(String(queryKey[0])),
    });
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === "LIMIT_REACHED") noteReached();
    step(
      isRefusal(fault)
        ? {
            type: "refused",
            code: fault instanceof ApiError ? fault.code : "",
            words: faultWords(fault),
          }
        : { type: "unanswered" },
    );
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/lottery/games/"),
    });
  } finally {
    clearTimeout(patience);
  }
}

/** A chase takes the draws as they open, at the odds of then. */
function beginChase(
  { key, gameCode, lines }: LotteryAskedOrder,
  chase: ChaseWish,
): Promise<{ readonly id: string }> {
  return call("POST", "/lottery/chases", { body: { key, gameCode, lines, ...chase } });
}

/** The order under a key. Throws the server's 404 if there is none. */
async function find(key: string, { issues }: ChaseWish): Promise<{ readonly id: string }> {
  if (issues === 1) return call("GET", "/lottery/orders/{key}", { path: { key } });
  const chase = (await call("GET", "/lottery/chases")).find((one) => one.key === key);
  if (!chase) throw new ApiError(404, "NOT_FOUND", "");
  return chase;
}

/** Looks up an `unknown` order by its key until the server answers. */
function useAsking({ key, chase, state }: Slip, step: Step): void {
  const report = useEffectEvent(step);
  const look = useEffectEvent(() => find(key, chase));
  const asking = state.kind === "unknown";
  useEffect(() => {
    if (!asking) return undefined;
    let misses = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async () => {
      try {
        const { id } = await look();
        if (wanted) report({ type: "accepted", orderId: id });
        return;
      } catch (fault) {
        if (fault instanceof ApiError && fault.status === 404) misses++;
      }
      if (!wanted) return;
      if (misses >= MOST_MISSES) report({ type: "not-found" });
      else timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asking, key]);
}
