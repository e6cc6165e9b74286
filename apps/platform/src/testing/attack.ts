/** The brand whose things are tried. */
export const HERE = 1n;
export const reason = "no good reason";

/** Things of our brand, and of the house. */
export interface Ours {
  readonly player: string;
  readonly playerName: string;
  readonly round: string;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly bankAccount: string;
  /** An attempt of the player to bind another one's account. */
  readonly triedNumber: string;
  /** A withdrawal that was paid, and the number of its leg and of a picture about it. */
  readonly paid: string;
  readonly leg: string;
  readonly approval: string;
  readonly rejectable: string;
  readonly takeable: string;
  readonly colleague: string;
  readonly colleagueName: string;
  readonly role: string;
  readonly vendor: string;
  readonly vendorSlug: string;
  readonly key: string;
  readonly game: string;
  readonly lottery: string;
  readonly draw: string;
  readonly lotteryRules: string;
  readonly day: string;
  readonly currency: string;
  readonly brand: string;
  readonly promotion: string;
  readonly bonus: string;
  /** An application for a promotion, with a picture. */
  readonly application: string;
  readonly vipGift: string;
  readonly news: string;
  readonly newsTitle: string;
  readonly feedback: string;
  readonly picture: string;
  readonly conversation: string;
  readonly cannedAnswer: string;
  readonly broadcast: string;
  readonly document: string;
  readonly documentFile: string;
  /** The first list of listed persons, which `POST /screening` begins. */
  readonly screeningList: string;
  /** A list of a national register that is being sent. */
  readonly registerList: string;
  readonly vendorMovement: string;
  readonly vendorRecord: string;
  readonly voucherBatch: string;
  readonly payoutProblem: string;
  readonly latePayout: string;
  readonly resultImport: string;
  readonly profile: string;
  readonly profileVersion: string;
  readonly profileField: string;
  readonly riskCase: string;
  readonly riskFile: string;
  readonly coveredSubject: string;
  readonly requirement: string;
  readonly pointsReward: string;
  readonly pointsOrder: string;
  readonly mission: string;
  readonly raffle: string;
  readonly tournament: string;
  readonly jackpot: string;
  readonly friend: string;
  readonly redPacket: string;
  readonly playerTag: string;
  readonly statement: string;
  readonly difference: string;
  readonly agentBill: string;
}

type Attack =
  /**
   * Shows or changes nothing but who asks themselves, their own brand, or what everyone may know.
   */
  | { readonly own: true }
  /** A list: theirs does not show ours, ours does. */
  | { readonly hides: readonly (keyof Ours)[] }
  /** An action on something of ours. */
  | { readonly at: Readonly<Record<string, keyof Ours>>; readonly body?: (ours: Ours) => unknown }
  /** The house's alone. */
  | { readonly house: true; readonly body?: unknown };

/** How each route of the operator API is tried by staff of another brand, by method and path. */
export type Attacks = Readonly<Record<string, Attack>>;
