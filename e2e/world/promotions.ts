import { units } from "./cash.ts";
import { callsOf } from "./staff.ts";

/** What has to be played of a bonus in a test: five times, in any game. */
const CONDITIONS = {
  times: 5,
  base: "B",
  weights: { RNG: 10_000, LOTTERY: 10_000 },
  days: 7,
  maxCashOutTimes: null,
  maxBet: null,
  hardBlock: false,
  keys: [],
};

/** An open promotion of the demo with what a rule gives; its id. */
export async function openedPromotion(title: string, gives: object): Promise<string> {
  const owner = await callsOf("owner");
  const { id } = await owner<{ id: string }>("POST", "/promotions?brand=1", {
    category: "special",
    rule: { ...gives, ...CONDITIONS },
    audience: {},
    language: "EN",
    words: { EN: { title, about: "For the best of them.", terms: "" } },
    budget: units(1_000n),
  });
  await owner("POST", `/promotions/${id}/open`, {});
  await agreeTo(id);
  return id;
}

export async function closePromotion(id: string): Promise<void> {
  const owner = await callsOf("owner");
  await owner("POST", `/promotions/${id}/close`, { reason: "The test is over" });
}

/**
 * Has a second person agree to what waits for one about a subject, if anything does: what one
 * person moved in other tests of the day counts as well.
 */
export async function agreeTo(subject: string): Promise<void> {
  const second = await callsOf("owner2");
  const asked = await second<{ id: string; subject: string }[]>("GET", "/approvals");
  const request = asked.find((one) => one.subject === subject);
  if (request) await second("POST", `/approvals/${request.id}/approve`, {});
}
