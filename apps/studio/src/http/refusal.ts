/**
 * An expected no on its way out of a route: a status, a code for programs, a sentence for people,
 * and what else the page needs.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}
