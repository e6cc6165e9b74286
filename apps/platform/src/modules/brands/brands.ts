/** One white-label site: whose players, money and rules these are. */
export interface Brand {
  readonly id: bigint;
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
