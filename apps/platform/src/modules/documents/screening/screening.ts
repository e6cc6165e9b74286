import type { Tx } from "@perya/postgres";
import { z } from "zod";

/** Who is looked for. The date is yyyy-MM-dd. */
interface Screened {
  readonly fullName: string;
  readonly birthDate: string;
}

/** A listed person whom someone may be. */
export const hit = z.object({
  person: z.string().meta({ description: "The list's id of the person." }),
  name: z.string().meta({ description: "The name or alias that fits." }),
  birthDates: z.array(z.string()),
  datasets: z.string().meta({ description: "The lists that the person is on." }),
});
export type Hit = z.infer<typeof hit>;

/** The first listed persons whom someone may be, from one on, and how many there are of them. */
export interface Hits {
  readonly hits: readonly Hit[];
  readonly total: number;
}

/** Lists of sanctions and politically exposed persons: the one that is loaded, or a company's. */
export interface Screening {
  /**
   * Whom a person may be, as far as name and date of birth tell, without the first `skipped` ones.
   * Undefined when there is nothing to compare with, which says nothing about the person.
   */
  find(tx: Tx, person: Screened, skipped?: number): Promise<Hits | undefined>;
}
