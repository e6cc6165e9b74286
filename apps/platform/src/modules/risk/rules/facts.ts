/** What is known about a player when the rules look. Ledger units of the player's currency. */
export interface RiskFacts {
  /** Deposits of the last 24 hours that were paid, the one looked at among them. */
  readonly depositsOfDay: readonly bigint[];
  /** The same of the hours in which the brand looks for deposits just under the reported amount. */
  readonly depositsLately: readonly bigint[];
  /** What was deposited in the brand's days before those of the last 24 hours. */
  readonly depositedBefore: bigint;
  /** Whether the deposit that is looked at was paid under a name that is not the player's. */
  readonly otherPayer: boolean;
  /** Bank accounts that were bound in the brand's last days. */
  readonly accountsLately: number;
  /** Other players who bound the number of a bank account of this one, or tried to. */
  readonly othersWithAccount: number;
  /** Other players who signed in at the same address with exactly the same browser. */
  readonly othersWithDevice: number;
  /** Other players at the address of this player that has the most. */
  readonly othersAtAddress: number;
  /** Other players with the same phone or identity number. */
  readonly othersSamePerson: number;
  /** Minutes since the last deposit was credited; null when there is none. */
  readonly minutesSinceDeposit: number | null;
  /** Stakes of the last 24 hours, and how much of them is valid turnover. */
  readonly stakesOfDay: bigint;
  readonly turnoverOfDay: bigint;
  /** How often the player moved money back from vendors within 24 hours, and how much in all. */
  readonly returnsOfDay: number;
  readonly returnedOfDay: bigint;
}
