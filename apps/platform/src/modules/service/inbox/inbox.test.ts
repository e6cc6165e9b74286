import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import {
  answers,
  conversationOf,
  messageForm,
  readBy,
  unreadOf,
  writes,
} from "../testing/use-service.ts";

const { db, sites } = await useSites();
const support = await sites.staff("support", 1n);

const waiting = async () =>
  (await support.call("GET", "/service?state=waiting")).value.content as {
    player: { id: string };
  }[];

describe("the inbox", () => {
  test("shows who waits longest first, finds a player by name, and what staff took for themselves", async () => {
    await db.run(sql`
      update service_conversation set state = 'answered', waiting_since = null
      where state = 'waiting'`);
    const [first, second] = [await sites.player(), await sites.player()];
    await writes(first, "I came first");
    await writes(second, "I came second");
    await writes(first, "Still here");
    expect((await waiting()).map(({ player }) => player.id)).toEqual([
      first.publicId,
      second.publicId,
    ]);
    const found = await support.call("GET", `/service?search=${second.username.slice(0, 8)}`);
    expect(found.value.content).toMatchObject([{ words: "I came second", unread: 1 }]);
    const [id, colleague] = [
      await conversationOf(support, second),
      await sites.staff("support", 1n),
    ];
    const mine = async () => (await colleague.call("GET", "/service?mine=true")).value.content;
    await colleague.call("POST", `/service/${id}/take`);
    expect(await mine()).toMatchObject([{ id, assignedTo: colleague.username }]);
    await colleague.call("POST", `/service/${id}/release`);
    expect(await mine()).toEqual([]);
    await answers(colleague, id, "Hello");
    expect(await mine()).toMatchObject([{ id, state: "answered" }]);
  });

  test("is open to who may read it, and answers come from who may write", async () => {
    const player = await sites.player();
    await writes(player, "Hello?");
    const id = await conversationOf(support, player);
    const [auditor, cashier] = [await sites.staff("auditor", 1n), await sites.staff("cashier", 1n)];
    expect((await auditor.call("GET", `/service/${id}`)).status).toBe(200);
    for (const [method, path, body] of [
      ["POST", `/service/${id}/messages`, messageForm("Hello")],
      ["POST", `/service/${id}/close`, undefined],
      ["POST", `/service/${id}/take`, undefined],
      ["POST", `/service/${id}/read`, { seq: 1 }],
      ["POST", "/service-answers", { language: "EN", title: "Hi", text: "Hi" }],
    ] as const) {
      expect((await auditor.call(method, path, body)).status).toBe(403);
      expect((await cashier.call(method, path, body)).status).toBe(403);
    }
    expect((await cashier.call("GET", "/service")).status).toBe(403);
    expect((await readBy(player)).messages).toHaveLength(1);
  });

  test("lets staff write first, and every step of staff is in the audit trail", async () => {
    const player = await sites.player();
    const { id } = (await support.call("POST", "/service", { player: player.publicId })).value;
    await support.call("POST", `/service/${id}/take`);
    await answers(support, id, "Your withdrawal came back. Please check the account number.");
    await support.call("POST", `/service/${id}/close`);
    await support.call("POST", `/service/${id}/close`);
    expect(await unreadOf(player)).toBe(1);
    const owner = await sites.staff("owner");
    const { content } = (await owner.call("GET", `/audit?subject=${player.publicId}`)).value;
    const steps = (content as { action: string; subject: string }[]).filter(
      ({ subject }) => subject === player.publicId,
    );
    expect(steps.map(({ action }) => action).toReversed()).toEqual([
      "service.open",
      "service.take",
      "service.answer",
      "service.close",
    ]);
  });
});

describe("ready answers", () => {
  test("are the brand's, by language, and two people don't overwrite each other", async () => {
    const draft = { language: "VI", title: "Chào", text: "Xin chào! Tôi có thể giúp gì?" };
    const { value } = await support.call("POST", "/service-answers", draft);
    expect((await support.call("GET", "/service-answers")).value).toEqual([value]);
    const change = (version: string) =>
      support.call("PUT", `/service-answers/${value.id}`, {
        version,
        answer: { ...draft, text: "Xin chào!" },
      });
    expect(await change("1")).toMatchObject({ status: 200, value: { version: "2" } });
    expect(await change("1")).toMatchObject({ status: 409, code: "CHANGED_MEANWHILE" });
    const remove = (version: string) =>
      support.call("DELETE", `/service-answers/${value.id}?version=${version}`);
    expect((await remove("1")).status).toBe(409);
    expect((await remove("2")).status).toBe(200);
    expect((await support.call("GET", "/service-answers")).value).toEqual([]);
    const nowhere = { ...draft, language: "XX" };
    expect((await support.call("POST", "/service-answers", nowhere)).status).toBe(400);
  });
});
