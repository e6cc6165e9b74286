const WHY: Readonly<Record<string, string>> = {
  NOT_OPEN: "The promotion was not open",
  OTHER_PLAYERS: "It is for other players or deposits",
  HELD_OUT: "In the control group, which is offered nothing",
  BARRED: "Blocked, excluded, closed or in a break",
  RESTRICTED: "Restricted by a case",
  LAW: "The law forbids it",
  TOO_YOUNG: "Too young for a bonus",
  HAD_IT: "Had it already",
  LINKED: "Another account of the same person has it",
  OTHER_BONUS: "Another bonus was running",
  WITHDRAWAL_OPEN: "A withdrawal was under way",
  BALANCE_LIMIT: "It would pass a limit of the balance",
  BUDGET_USED: "The budget was used up",
};

/** Why a player was given no bonus, for staff. */
export function grantRefusal(reason: string): string {
  return WHY[reason] ?? reason;
}
