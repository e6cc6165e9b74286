import type { BoardRow } from "@perya/lottery-kit";

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
  readonly board: readonly BoardRow[] | null;
}
