export { readBalance } from "./read-balance.ts";
export { sendCall, walletTokenOwner } from "./send-call.ts";
export { transactionId } from "./transaction-id.ts";
export { BET_TRIES, judgeAnswer, waitBefore, type Verdict } from "./judge-answer.ts";
export {
  countCalls,
  endCall,
  insertCall,
  lockPendingCall,
  putOffCall,
  takeCall,
  type TakenCall,
} from "./wallet-calls.store.ts";
export type { WalletAnswer } from "./wallet-line.ts";
