/** Why a bonus that waits is not credited, as its player reads it. */
export const CLAIM_REFUSALS = {
  NOT_FOUND: [404, "There is no such bonus."],
  WRONG_STATE: [409, "This bonus has ended already."],
  NOT_AVAILABLE: [422, "This bonus is not available for your account."],
  OTHER_BONUS: [409, "Another bonus is running. Play it or give it up first."],
  WITHDRAWAL_OPEN: [409, "A withdrawal is under way. Claim it once that is done."],
  BALANCE_LIMIT: [422, "The bonus would lift your balance above your own limit."],
} as const;

/** The same of what a promotion has for a player. */
export const CLAIM_PROMOTION_REFUSALS = {
  ...CLAIM_REFUSALS,
  NOT_FOUND: [404, "There is no such promotion."],
  NOT_AVAILABLE: [422, "This promotion is not available for your account."],
  REWARD_LATE: [409, "The time to claim this bonus is over."],
} as const;
