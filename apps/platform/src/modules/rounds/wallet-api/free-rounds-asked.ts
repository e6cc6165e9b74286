/** A player at a vendor's game. */
export interface FreeRoundsAsked {
  readonly vendor: number;
  readonly player: bigint;
  readonly game: string;
}
