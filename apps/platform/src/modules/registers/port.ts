import type { Tx } from "@perya/postgres";

/** Why a register is asked. */
export const MOMENTS = [
  "SIGN_UP",
  "SIGN_IN",
  "PLAY",
  "ADVERTISING",
  "AGAIN",
  "NEW_LIST",
  "PERSON_CHANGED",
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Whom a register is asked for. What is not known is null or empty. */
export interface AskedPerson {
  readonly fullName: string | null;
  /** yyyy-MM-dd. */
  readonly birthDate: string | null;
  /** Identity numbers as they were typed; they go to a register and nowhere else. */
  readonly numbers: readonly string[];
  /** Keyed hashes of the numbers of documents (`secrets/number-mark.ts`). */
  readonly numberMarks: readonly Buffer[];
}

/** What a register says. Until null, an exclusion has no end that is known. */
export type RegisterAnswer =
  | { readonly outcome: "CLEAR"; readonly validUntil: Temporal.Instant }
  | { readonly outcome: "EXCLUDED"; readonly until: Temporal.Instant | null }
  | { readonly outcome: "UNKNOWN" };
export type Outcome = RegisterAnswer["outcome"];

/** A register of a brand, by the name that its jurisdiction gives it. */
export interface NamedRegister {
  readonly brandId: bigint;
  readonly register: string;
}

/** National registers of excluded persons: lists that are loaded, or an authority's service. */
export interface Registers {
  /**
   * Whether a person is excluded. UNKNOWN where the register can't be asked, or not for this
   * person, which says nothing of them.
   */
  check(
    tx: Tx,
    register: NamedRegister,
    person: AskedPerson,
    moment: Moment,
  ): Promise<RegisterAnswer>;
}
