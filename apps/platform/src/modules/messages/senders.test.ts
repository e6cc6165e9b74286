import { expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";

const { sites } = await useSites();
const owner = await sites.staff("owner");

test.each([
  ["mail", "nobody"],
  ["mail", "a@night.example, b@night.example"],
  ["mail", "Night\r\nBcc: eve@example.com <a@night.example>"],
  ["mail", "Night <a@night.example> <b@night.example>"],
  ["sms", "15005550009"],
  ["sms", "MG1"],
])("%s of a brand can't come from %j", async (channel, sender) => {
  const { versions } = (await owner.call("GET", "/settings")).value;
  expect(
    await owner.call("PUT", "/settings/senders", {
      version: versions.senders,
      value: { [channel]: sender },
    }),
  ).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
});
