export interface Tier {
  readonly minTurnover: bigint;
  readonly minNetLoss: bigint;
  readonly minActive: number;
  readonly ppm: number;
}
export interface ContractTerms {
  readonly kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
  readonly mode: "FIXED" | "FLOAT";
  readonly tiers: readonly Tier[];
}
