/** A lottery as the menus list it (CA-10). */
export interface LotteryItem {
  readonly gameId: string;
  readonly remark: string;
  readonly tag: string;
  readonly webIconUrl: string;
  readonly isSale: boolean;
  readonly remainTime: number;
  readonly lockTime: number;
  readonly fewinTime: number;
  readonly previousWinningNumber: string;
  readonly previousWinningTime: string | null;
  readonly drawDayOfWeek: string;
  readonly code: string;
  readonly defaultPlayType: string;
  readonly accountTypeName: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly gameType: "LOTT" | "ELOTT";
  readonly vassalage: string;
}

export interface LotteryGroup {
  readonly tag: string;
  readonly labelName: string;
  readonly gameMenuSort: number;
  readonly gameGroupCode: string;
  readonly gameMenus: readonly LotteryItem[];
}

/** A draw that is on sale, or the next one. */
export interface WireIssue {
  readonly issueNo: string;
  readonly drawAt: string;
  readonly closeAt: string;
  readonly isSale: boolean;
  readonly commitment: string | null;
  readonly terms: Readonly<Record<string, number>>;
}

export interface LotteryCounterView {
  readonly gameCode: string;
  readonly name: string;
  readonly tag: string;
  readonly rules: string;
  readonly vassalage: string;
  readonly currency: string;
  readonly cancelSeconds: number;
  readonly oddsVersion: number;
  readonly prices: Readonly<Record<string, number>>;
  readonly steps: readonly { readonly market: string; readonly selection: string; readonly step: number }[];
  readonly issue: WireIssue | null;
}

export interface OpenedIssue {
  readonly issueNo: string;
  readonly drawAt: string;
  readonly board: readonly { readonly prize: string; readonly numbers: readonly string[] }[];
}

interface WireAmount {
  readonly amount: string;
  readonly currency: string;
}

export interface WireOrderLine {
  readonly market: string;
  readonly selection: string;
  readonly stake: WireAmount;
  readonly odds: readonly number[];
  readonly won: boolean;
}

export interface WireOrder {
  readonly id: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly tag: string;
  readonly issueNo: string;
  readonly at: string;
  readonly state: "OPEN" | "WON" | "LOST" | "PUSHED" | "VOIDED" | "CANCELLED";
  readonly stake: WireAmount;
  readonly payout: WireAmount | null;
  readonly cancelUntil: string | null;
  readonly lines: readonly WireOrderLine[];
  readonly board: OpenedIssue["board"] | null;
}
