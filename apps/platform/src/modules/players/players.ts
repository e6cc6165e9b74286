/** A person with an account at one brand. Currency and book never change. */
export interface Player {
  readonly id: bigint;
  /** What everybody outside may know of the id: random, not countable. */
  readonly publicId: string;
  readonly brandId: bigint;
  readonly username: string;
  readonly nickname: string;
  readonly currency: string;
  readonly book: "play" | "real" | "test";
  readonly country: string;
  readonly kycLevel: number;
  readonly createdAt: Temporal.Instant;
}
