import type { Answered } from "../../../testing/people.ts";

/** Steps of a withdrawal as a whole; the others are of one of its legs. */
const OF_THE_WHOLE: readonly string[] = ["approve", "reject", "pay", "review", "clear"];

/** The path of a step that staff take of a withdrawal, or of one of its legs. */
export function stepPath(id: string, name: string, leg = 1): string {
  const place = OF_THE_WHOLE.includes(name) ? "" : `/legs/${leg}`;
  return `/withdrawals/${id}${place}/${name}`;
}

/** What a step is sent with where a test has nothing to say. */
export function stepBody(name: string): Readonly<Record<string, string>> {
  return name === "sent" ? { reference: "OUT-1" } : {};
}

/** An answer about a leg as the page sends it. */
export function answerForm(
  words: Readonly<Record<string, string>>,
  pictures: readonly Buffer[] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  for (const bytes of pictures)
    form.append("images", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), "proof.png");
  return form;
}

/** The player says of a leg that it arrived. */
export function received(
  player: { call: (method: string, path: string, body: unknown) => Promise<Answered> },
  id: string,
  leg = 1,
): Promise<Answered> {
  return player.call(
    "POST",
    `/withdrawals/${id}/legs/${leg}/answer`,
    answerForm({ said: "RECEIVED" }),
  );
}
