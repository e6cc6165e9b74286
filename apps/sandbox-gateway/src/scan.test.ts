import { transferCode } from "@perya/money/emv-qr";
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { press } from "./testing/shop.ts";
import { useGateway } from "./testing/use-gateway.ts";

const { gateway, hears, heardOf } = await useGateway({ reportsTransfers: true });

const fresh = () => `dep_${randomBytes(10).toString("hex")}`;
const codeOf = (reference: string, units = 60_037_000n) =>
  transferCode({
    bank: "PRYAPHM2XXX",
    account: "001234567890",
    amount: { units, currency: "PHP" },
    holder: "Perya <Demo>",
    city: "Manila",
    reference,
  });
const scan = (code: string) =>
  fetch(`${gateway.url}/scan`, {
    method: "POST",
    body: new URLSearchParams({ code }),
    redirect: "manual",
  });

test("MO-02 a code that is scanned and paid is reported to the owner of the account, signed", async () => {
  const reference = fresh();
  const scanned = await scan(codeOf(reference));
  expect(scanned.status).toBe(303);
  const id = scanned.headers.get("location")?.split("/").at(-1) ?? "";
  const page = await (await fetch(`${gateway.url}/pay/${id}`)).text();
  expect(page).toContain("₱600.37");
  expect(page).toContain("Perya &#60;Demo&#62;, account 001234567890");
  await press(gateway.url, id, { act: "pay" });
  await hears(reference, 1);
  expect(heardOf(reference)[0]).toMatchObject({ status: "PAID", amount: "60037000", signed: true });
});

test("a code that is scanned twice is one transfer, and one whose amount was changed is refused", async () => {
  const reference = fresh();
  const [first, again] = [await scan(codeOf(reference)), await scan(codeOf(reference))];
  expect(again.headers.get("location")).toBe(first.headers.get("location"));
  const other = await scan(codeOf(reference, 100_000n));
  expect([other.status, await other.text()]).toEqual([409, expect.stringContaining("changed")]);
});

test("what is no code, or was misread, stays in the field with what is wrong", async () => {
  const code = codeOf(fresh());
  const misread = code.replace("600.37", "900.37");
  for (const [text, words] of [
    ["hello", "not the text"],
    [misread, "checksum"],
    ["", "not the text"],
  ] as const) {
    const answer = await scan(text);
    const page = await answer.text();
    expect([answer.status, page]).toEqual([422, expect.stringContaining(words)]);
    expect(page).toContain(`value="${text.replace("<Demo>", "&#60;Demo&#62;")}"`);
  }
});
