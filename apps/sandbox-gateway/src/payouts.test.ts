import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { SIGNATURE_HEADER, sign } from "./signature.ts";
import { SECRET } from "./testing/shop.ts";
import { useGateway } from "./testing/use-gateway.ts";

const { db, gateway, shop, hears, heardOf, anotherIsHeard } = await useGateway();

const call = async (method: "GET" | "POST", path: string, body?: string, secret = SECRET) => {
  const headers = {
    [SIGNATURE_HEADER]: sign(secret, body ?? path),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const response = await fetch(gateway.url + path, { method, headers, ...(body ? { body } : {}) });
  return { status: response.status, value: (await response.json()) as Record<string, string> };
};
const asked = (ending = "000", changes = {}) => ({
  reference: `po_${randomUUID()}`,
  amount: "40000000",
  currency: "PHP",
  bank: "Metrobank",
  number: `700000${ending}`,
  holder: "Juan dela Cruz",
  callbackUrl: `${shop.url}/callbacks/sandbox-payouts`,
  ...changes,
});
const place = (body: unknown, secret?: string) =>
  call("POST", "/v1/payouts", JSON.stringify(body), secret);
const released = async (ending?: string) => {
  const body = asked(ending);
  const { value } = await place(body);
  const path = `/v1/payouts/${value["id"]}`;
  const answer = await call("POST", `${path}/release`);
  return {
    ...body,
    id: value["id"] ?? "",
    answer,
    now: async () => (await call("GET", path)).value,
  };
};

describe("a payout", () => {
  test("moves nothing until it is released, and is paid and told once however often that is", async () => {
    const body = asked();
    const first = await place(body);
    expect(first).toMatchObject({ status: 201, value: { status: "PLACED", amount: "40000000" } });
    expect((await place(body)).value["id"]).toBe(first.value["id"]);
    expect((await place({ ...body, amount: "1" })).status).toBe(409);
    const path = `/v1/payouts/${first.value["id"]}`;
    expect((await call("GET", path)).value["status"]).toBe("PLACED");
    await Promise.all([1, 2, 3].map(() => call("POST", `${path}/release`)));
    expect((await call("GET", path)).value["status"]).toBe("PAID");
    await hears(body.reference, 1);
    await anotherIsHeard();
    expect(heardOf(body.reference)).toMatchObject([{ status: "PAID", signed: true }]);
  });

  test("is refused without a signature, unreadable, or unknown", async () => {
    expect((await place(asked(), "x".repeat(40))).status).toBe(401);
    expect((await place({ ...asked(), amount: "-1" })).status).toBe(400);
    expect((await call("POST", "/v1/payouts/go_none/release")).status).toBe(404);
    expect((await call("GET", "/v1/payouts/go_none")).status).toBe(404);
    expect((await call("GET", "/v1/payouts/go_none", undefined, "x".repeat(40))).status).toBe(401);
  });
});

describe("the end of its account makes it misbehave:", () => {
  test.each([
    ["901", "FAILED", ["FAILED"]],
    ["902", "PAID", ["PAID", "PAID", "PAID"]],
    ["905", "PAID", ["PAID"]],
  ])("%s", async (ending, status, told) => {
    const { reference, now } = await released(ending);
    expect((await now())["status"]).toBe(status);
    await hears(reference, told.length);
    expect(heardOf(reference).map((one) => one.status)).toEqual(told);
    if (ending === "905") expect((await now())["amount"]).toBe("20000000");
  });

  test("903 fails first and is paid after all", async () => {
    const { id, reference, now } = await released("903");
    await hears(reference, 1);
    expect(heardOf(reference)[0]?.status).toBe("FAILED");
    await db.run(sql`update payout set turns_at = now() where public_id = ${id}`);
    expect((await now())["status"]).toBe("PAID");
  });

  test("906 is under way, 904 is never told, 909 is told under another number", async () => {
    expect((await (await released("906")).now())["status"]).toBe("RELEASED");
    const never = await released("904");
    const other = await released("909");
    await hears(other.reference, 1);
    expect(JSON.parse(heardOf(other.reference)[0]?.body ?? "").id).not.toBe(other.id);
    expect((await never.now())["status"]).toBe("PAID");
    expect(heardOf(never.reference)).toEqual([]);
  });

  test("907 is refused when placed, 910 and 908 lose an answer and not what was asked", async () => {
    expect((await place(asked("907"))).status).toBe(422);
    const lost = asked("910");
    expect((await place(lost)).status).toBe(500);
    expect((await place(lost)).status).toBe(201);
    const { answer, now } = await released("908");
    expect(answer.status).toBe(500);
    expect((await now())["status"]).toBe("PAID");
  });
});
