export { readFreeRounds } from "./read-free-rounds.ts";
export { readBalance } from "./read-balance.ts";
export { sendCall, walletTokenOwner } from "./send-call.ts";
export { transactionId } from "./transaction-id.ts";
export { BET_TRIES, classifyAnswer, type Verdict } from "./classify-answer.ts";
export {
  countCalls,
  endCall,
  insertCall,
  lockPendingCall,
  postponeCall,
  takeCall,
  type TakenCall,
} from "./wallet-calls.store.ts";
export type { WalletAnswer } from "../../wallet-line.ts";
