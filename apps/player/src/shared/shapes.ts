import type { WireMoney } from "@perya/money";

export type Amount = WireMoney;

export interface Page<Row> {
  readonly content: readonly Row[];
  readonly pageNo: number;
  readonly totalPages: number;
}

export interface Game {
  readonly gameId: string;
  readonly gameName: string;
  readonly displayName: string;
  readonly gameType: string;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly gameClassify: string;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly rtp: string;
  readonly iconUrl: string;
  readonly showIcon: string;
}

export interface Balance {
  readonly sumBalance: Amount;
  readonly held: Amount;
  readonly owed: Amount;
}

export interface Member {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly currency: string;
  readonly kycLevel: number;
  readonly createdAt: string;
}
