import type { Withdrawal } from "@perya/api-client/player";
import { call } from "../../../shared/http/api.ts";

/** A transfer that waits for its player: whether it arrived, or what is wrong with it. */
export interface Answering {
  readonly leg: Withdrawal["legs"][number];
  /** The withdrawal's id. */
  readonly withdrawal: string;
}

/** Sends an answer with its pictures. Throws the refusal. */
export async function sendAnswer(
  { leg, withdrawal }: Answering,
  words: Readonly<Record<string, string>>,
  pictures: readonly File[] = [],
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(words)) body.append(name, value);
  for (const picture of pictures) body.append("images", picture);
  await call("POST", "/withdrawals/{id}/legs/{leg}/answer", {
    path: { id: withdrawal, leg: leg.n },
    body,
  });
}
