import { describe, expect, onTestFinished, test, vi } from "vitest";
import { jobs } from "../../sites/jobs.ts";
import { startWorker } from "../../jobs/worker.ts";
import { passTime } from "../../testing/pass-time.ts";
import { useSites } from "../../testing/use-sites.ts";
import { answers, conversationOf, readBy, writes } from "./testing/use-service.ts";

const { sites } = await useSites();
const support = await sites.staff("support", 1n);
const owner = await sites.staff("owner");

describe("a proof of identity", () => {
  test("is asked for once, waits in staff's work, and ends when the level is raised", async () => {
    const player = await sites.player();
    const ask = () => player.call("POST", "/service/verification");
    expect((await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await readBy(player)).toMatchObject({
      state: "waiting",
      topic: "verification",
      messages: [{ author: "player", event: "verification" }],
    });
    const id = await conversationOf(support, player);
    const queue = (await support.call("GET", "/work")).value.find(
      (one: { queue: string }) => one.queue === "service",
    );
    expect(queue).toMatchObject({
      count: 1,
      items: [{ id, title: player.username, state: "VERIFICATION" }],
    });
    await answers(support, id, "Please send a picture of your passport.");
    await ask();
    expect((await readBy(player)).messages).toHaveLength(2);
    const worker = await startWorker(sites.platform, jobs(sites.platform));
    try {
      await owner.call("POST", `/players/${player.publicId}/kyc`, { level: 1, reason: "Passport" });
      await vi.waitFor(
        async () =>
          expect(await readBy(player)).toMatchObject({
            state: "answered",
            topic: "general",
            messages: [{}, {}, { author: "system", event: "verified" }],
          }),
        { timeout: 8_000, interval: 100 },
      );
    } finally {
      await worker.stop();
    }
  });

  test("that was closed can be asked for again", async () => {
    const player = await sites.player();
    await player.call("POST", "/service/verification");
    const id = await conversationOf(support, player);
    await support.call("POST", `/service/${id}/close`);
    expect(await readBy(player)).toMatchObject({ state: "closed", topic: "general" });
    await player.call("POST", "/service/verification");
    expect(await readBy(player)).toMatchObject({ state: "waiting", topic: "verification" });
  });
});

test("a brand that offers no conversations has none", async () => {
  const player = await sites.player();
  const offer = async (conversations: boolean) => {
    const { versions } = (await owner.call("GET", "/settings")).value;
    await owner.call("PUT", "/settings/service", {
      version: versions.service,
      value: { conversations },
    });
    passTime(60_000);
  };
  await offer(false);
  onTestFinished(() => offer(true));
  expect(await writes(player, "Hello?")).toMatchObject({ status: 403, code: "NOT_OFFERED" });
  expect(await player.call("POST", "/service/verification")).toMatchObject({
    status: 403,
    code: "NOT_OFFERED",
  });
  expect(await readBy(player)).toMatchObject({ messages: [] });
});
