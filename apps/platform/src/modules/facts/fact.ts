import { z, type ZodType } from "zod";

/** Something that happens in a module, for others to hear. */
export interface Fact<Told> {
  /** Unique and kept for good, such as "deposit succeeded". */
  readonly name: string;
  readonly told: ZodType<Told>;
}

/** A fact with what is told of it: ids and figures that listeners need, nothing personal. */
export function fact<Told>(name: string, told: ZodType<Told>): Fact<Told> {
  return { name, told };
}

/** A bigint in a fact, ledger units or an id: digits in the job that carries it. */
export const whole = z.codec(z.string().regex(/^-?\d+$/), z.bigint(), {
  decode: BigInt,
  encode: String,
});
