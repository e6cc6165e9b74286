/**
 * An answer that was not a success, with the server's code and its sentence for people. Status 0
 * means that the server could not be reached.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly value: unknown;

  constructor(status: number, code: string, message: string, value?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.value = value;
  }
}
