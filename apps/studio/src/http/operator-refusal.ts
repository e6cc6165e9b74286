/** A refusal on the operator's side of the protocol: a real status and `{error}`. */
export class OperatorRefusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, text: string) {
    super(text);
    this.statusCode = statusCode;
  }
}
