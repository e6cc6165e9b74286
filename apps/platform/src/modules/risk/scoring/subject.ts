import type { SubjectKind } from "../rules/rule.ts";

/** A deposit, a withdrawal or a registration, by its public id (the player's for the last). */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly player: bigint;
  readonly brandId: bigint;
}
