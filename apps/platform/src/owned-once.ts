type AnyKey<Part> = Part extends unknown ? keyof Part : never;

/** Names that are in more than one part. */
type Twice<Parts extends readonly unknown[]> = Parts extends readonly [infer One, ...infer Others]
  ? (keyof One & AnyKey<Others[number]>) | Twice<Others>
  : never;

type All<Parts extends readonly unknown[]> = Parts extends readonly [infer One, ...infer Others]
  ? One & All<Others>
  : unknown;

/**
 * Puts together what modules own by name. A name that two of them have is a compile error, where a
 * spread would let the last one win.
 */
export function ownedOnce<const Parts extends readonly object[]>(
  ...parts: Parts & ([Twice<Parts>] extends [never] ? unknown : { readonly twice: Twice<Parts> })
): All<Parts> {
  return Object.assign({}, ...parts) as All<Parts>;
}
