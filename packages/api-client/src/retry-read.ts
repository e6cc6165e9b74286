import { ApiError } from "./api-error.ts";

const MOST_RETRIES = 2;

/**
 * Whether to retry a read that has already failed `failures` times. Only an unreachable server or a
 * server error is worth a retry: a refusal would be the same again.
 */
export function retryRead(failures: number, fault: Error): boolean {
  const isAnswer = fault instanceof ApiError && fault.status > 0 && fault.status < 500;
  return failures < MOST_RETRIES && !isAnswer;
}
