/**
 * What a verb returns: the value, or an expected no that the caller must handle. Bugs and outages
 * are thrown instead.
 */
export type Result<Value, Refusal extends string = string> = Ok<Value> | Refused<Refusal>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Refused<Refusal extends string> {
  readonly ok: false;
  readonly refusal: Refusal;
  /** Technical detail for logs and for callers that need more; never shown to a player as it is. */
  readonly detail?: string;
}

/** The value a verb was asked for. */
export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

/** An expected no, named by its code. */
export function refuse<Refusal extends string>(
  refusal: Refusal,
  detail?: string,
): Refused<Refusal> {
  return detail === undefined ? { ok: false, refusal } : { ok: false, refusal, detail };
}
