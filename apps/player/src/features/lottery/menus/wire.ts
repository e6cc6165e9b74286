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
