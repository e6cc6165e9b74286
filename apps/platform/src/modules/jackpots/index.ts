export { jackpotHit } from "./facts.ts";
export { jackpotsBooking } from "./jackpots-booking.ts";
export { jackpotApproval } from "./making/open-approval.ts";
export { verifyJackpots } from "./proving/verify-jackpots.ts";
