import type { Studio } from "./studio.ts";

/** One of the studio's records at an operator: two vendors, as the operator sees them. */
export interface VendorRecord {
  /** The name under which we keep the operator's players who play here. */
  readonly operator: string;
  readonly games: Studio["games"];
  readonly product: string;
  /** Behind the names of its games. */
  readonly suffix: string;
  readonly takesTrials: boolean;
}

/** Where the arcade is reached: in front of the paths that both records have. */
export const ARCADE_PATH = "/arcade";
const KEPT = ":arcade";
const ARCADE_GAMES: ReadonlySet<string> = new Set(["thunder-orchard", "mango-mines"]);

/** The record whose games are paid from the operator's wallet. */
export function sharedWallet({ config, games }: Pick<Studio, "config" | "games">): VendorRecord {
  const { operatorId: operator } = config;
  return { operator, games, product: "Perya Studio", suffix: "", takesTrials: true };
}

/** The record whose players' money we keep while they play. */
export function arcadeOf({ config, games }: Pick<Studio, "config" | "games">): VendorRecord {
  return {
    operator: `${config.operatorId}${KEPT}`,
    games: new Map([...games].filter(([code]) => ARCADE_GAMES.has(code))),
    product: "Perya Arcade",
    suffix: " Arcade",
    takesTrials: false,
  };
}

/** Whether an operator's players play with money that we keep. */
export function keepsMoney(operator: string): boolean {
  return operator.endsWith(KEPT);
}
