import type { WireMoney } from "@perya/money";

/** One page of a list. */
export interface Page<Row> {
  readonly content: readonly Row[];
  readonly pageNo: number;
  readonly totalPages: number;
}

export type Amount = WireMoney;

/** Who is signed in. */
export interface Me {
  readonly id: string;
  readonly username: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly totpEnabled: boolean;
}

/** One step in the life of a deposit or a withdrawal. */
export interface TimelineStep {
  readonly status: string;
  readonly at: string;
  readonly actor: string | null;
  readonly reason: string | null;
  readonly reference?: string | null;
}
