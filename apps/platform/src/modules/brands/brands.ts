/** One white-label site, with its own players, money and rules. */
export interface Brand {
  readonly id: bigint;
  /** The main one of its hosts, for links to its site; `*` for the brand of every other host. */
  readonly host: string;
  readonly name: string;
  readonly realMoney: boolean;
  readonly currency: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA time zone of its business day. */
  readonly zone: string;
  readonly minimumAge: number;
}

/** A brand as a visitor reaches it. */
export interface ReachedBrand extends Brand {
  /** The one of its hosts they are on; `*` for a host that is no brand's. */
  readonly at: string;
  /** All of its hosts, the main one first. */
  readonly hosts: readonly string[];
}
