/** A vendor as the console lists it. */
export interface Vendor {
  readonly id: number;
  readonly slug: string;
  readonly vassalage: string;
  readonly name: string;
  readonly dialect: string;
  readonly active: boolean;
  readonly gamesUrl: string | null;
  readonly rolledBackUnknown: boolean;
  readonly keys: readonly VendorKey[];
  readonly games: number;
}

export interface VendorKey {
  readonly id: number;
  readonly fingerprint: string;
  readonly addedAt: string;
  readonly retiredAt: string | null;
}

/** What the vendor must be told. Its private key or secret comes with this answer and never again. */
export interface Handover {
  readonly baseUrl: string;
  readonly operatorId: string;
  readonly operatorPublicKey: string | null;
  readonly privateKey: string | null;
  readonly secret: string | null;
}
