import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/**
 * The values and branches of a text: every language must have the same ones, apart from plural
 * forms.
 */
export interface Shape {
  /** Names of the inserted values. */
  readonly values: Set<string>;
  /** Names of the elements around its parts. */
  readonly tags: Set<string>;
  /** The cases of each choice between fixed words. */
  readonly selects: Map<string, Set<string>>;
  readonly plurals: {
    readonly name: string;
    readonly cases: Set<string>;
    readonly ordinal: boolean;
  }[];
}

/** Throws if the text is not valid ICU. */
export function shapeOf(text: string): Shape {
  const shape: Shape = { values: new Set(), tags: new Set(), selects: new Map(), plurals: [] };
  collect(parse(text), shape);
  return shape;
}

function collect(elements: readonly MessageFormatElement[], shape: Shape): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      shape.tags.add(element.value);
      collect(element.children, shape);
      continue;
    }
    shape.values.add(element.value);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const cases = new Set(Object.keys(element.options));
    if (element.type === TYPE.select) shape.selects.set(element.value, cases);
    else
      shape.plurals.push({ name: element.value, cases, ordinal: element.pluralType === "ordinal" });
    for (const { value } of Object.values(element.options)) collect(value, shape);
  }
}
