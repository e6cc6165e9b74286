import type { Template } from "../inbox.ts";

/** What words may name, as its reader reads it. A template has what its details have. */
interface Values {
  readonly amount: string;
  readonly level: string;
}

/** Every template in one language; what is missing does not compile. */
export type TemplateWords = Readonly<
  Record<Template, (values: Values) => readonly [title: string, text: string]>
>;
