export { appendEach } from "./append-each.ts";
export { append } from "./append.ts";
export { answerReplays } from "./batcher/answer-replays.ts";
export { openBatcher } from "./batcher/batcher.ts";
export { openQueue } from "./batcher/queue.ts";
export { cashOf, selectAccounts } from "./facts.store.ts";
export { WALLET_LIMITS } from "./limits.ts";
export { isStale } from "./write.store.ts";
export { openWriter } from "./writer.ts";
