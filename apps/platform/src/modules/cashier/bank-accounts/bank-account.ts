import { isBitcoinAddress, normaliseAddress } from "./bitcoin-address.ts";

/** An account of the player's own that withdrawals go to. */
export interface BankAccount {
  readonly id: bigint;
  readonly publicId: string;
  readonly player: bigint;
  readonly brandId: bigint;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  /** Another player of the brand had bound the number before numbers belonged to one person. */
  readonly shared: boolean;
  readonly createdAt: Temporal.Instant;
  readonly usableFrom: Temporal.Instant;
  /** Whether that time has come, by the database's clock. */
  readonly usable: boolean;
  /** Its player took it away: nothing more is paid to it. */
  readonly removed: boolean;
}

/**
 * Whether two names, as banks write them, are the same person's: ignoring case, accents, full
 * stops, spaces and the order of the words.
 */
export function sameName(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** Whether a holder is one of the names; true if none is known. */
export function holds(holder: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((name) => sameName(name, holder));
}

/** An account number without the separators banks print; a Bitcoin address as it is kept. */
export function normaliseNumber(number: string): string {
  const text = number.trim();
  if (isBitcoinAddress(text)) return normaliseAddress(text);
  return number.normalize("NFKC").replace(/[^0-9]/g, "");
}

/** All but the last four characters hidden. */
export function maskNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

function plain(name: string): string {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase("en");
  return letters
    .split(/[\s.,]+/)
    .filter((word) => word !== "")
    .toSorted()
    .join(" ");
}
