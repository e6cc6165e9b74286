/** An account of the player's own that withdrawals go to. */
export interface BankAccount {
  readonly id: bigint;
  readonly publicId: string;
  readonly player: bigint;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  readonly createdAt: Temporal.Instant;
  readonly usableFrom: Temporal.Instant;
}

/** A name without the differences that don't matter: case, accents' encoding, points and doubled spaces. */
export function sameName(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** All but the last four characters hidden. */
export function maskNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

function plain(name: string): string {
  return name.normalize("NFKC").replace(/[.,]/g, " ").replace(/\s+/g, " ").trim().toLocaleLowerCase("en");
}
