import { packetApproval } from "./packets/making/packet-approval.ts";
import { raffleApproval } from "./raffles/making/raffle-approval.ts";

/** What needs a second person here. */
export const giveawaysApprovals = [raffleApproval, packetApproval] as const;
