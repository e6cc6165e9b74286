import type { ZodType } from "zod";

/** Who may have a permission. Owners have every one, and auditors each that ends in `.read`. */
interface Allowance {
  /** The other built-in roles that have it. */
  readonly roles?: readonly ("cashier" | "support")[];
  /** For things that belong to no brand (a vendor, a draw): only house staff can have it. */
  readonly houseOnly?: true;
}

/** The permissions and settings a module declares: plain data, in its `declares.ts`. */
export interface Declares {
  readonly permissions?: Readonly<Record<string, Allowance>>;
  /** Sections of a brand's settings. Each has defaults throughout: `{}` is a whole section. */
  readonly settings?: Readonly<Record<string, ZodType>>;
}
