/** A JSON schema, as much of it as a form is made from. */
export interface FormSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
  readonly anyOf?: readonly FormSchema[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  /** What a value counts: "money" in the brand's currency, "hours", "days". */
  readonly "x-unit"?: string;
  /** What no value stands for. */
  readonly "x-none"?: string;
  /** Whether it is a colour such as #1a2b3c. */
  readonly "x-color"?: boolean;
  /** Whether it is the address of an uploaded picture. */
  readonly "x-picture"?: boolean;
}

/** How a value is edited. */
export type Kind =
  | "switch"
  | "choice"
  | "amount"
  | "number"
  | "moment"
  | "picture"
  | "color"
  | "text"
  | "long-text"
  | "choices"
  | "lines"
  | "group"
  | "list";

/** Texts longer than this get several lines. */
const ONE_LINE = 120;

/** The schema of a value that may also be null; its words stay. */
export function withoutNull(schema: FormSchema): FormSchema {
  const other = schema.anyOf?.find(({ type }) => type !== "null");
  return other ? { ...other, ...schema, type: other.type ?? "string" } : schema;
}

/** Whether a value may be null. */
export function mayBeNone({ anyOf = [] }: FormSchema): boolean {
  return anyOf.some(({ type }) => type === "null");
}

/** How a value of a schema is edited. */
export function kindOf(schema: FormSchema): Kind {
  const { type, enum: choices, format, items, maxLength = 0, ...rest } = withoutNull(schema);
  if (type === "boolean") return "switch";
  if (choices) return "choice";
  if (rest["x-picture"] === true) return "picture";
  if (rest["x-color"] === true) return "color";
  if (rest["x-unit"] === "money") return "amount";
  if (type === "integer" || type === "number") return "number";
  if (type === "object") return "group";
  if (type === "array") return items?.enum ? "choices" : items?.properties ? "list" : "lines";
  if (format === "date-time") return "moment";
  return maxLength > ONE_LINE ? "long-text" : "text";
}

/** A new entry of a list, with what its schema begins with. */
export function blankOf(schema: FormSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (mayBeNone(schema)) return null;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, blankOf(inner)]),
    );
  const blanks: Readonly<Partial<Record<Kind, unknown>>> = {
    switch: false,
    choice: schema.enum?.[0],
    amount: "0",
    number: schema.minimum ?? 0,
    choices: [],
    lines: [],
    list: [],
  };
  return blanks[kindOf(schema)] ?? "";
}
