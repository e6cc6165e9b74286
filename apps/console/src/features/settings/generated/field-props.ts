import type { FormSchema } from "./form-schema.ts";

/** What every field of a generated form works with. */
export interface FieldProps {
  readonly schema: FormSchema;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is wrong with the value at a path below this one. */
  readonly errorAt: (...path: readonly (string | number)[]) => string | undefined;
  readonly currency: string;
}
