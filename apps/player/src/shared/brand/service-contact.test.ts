import { expect, test } from "vitest";
import { serviceFor } from "./service-contact.ts";

const CHAT = { csType: "LIVECHAT", path: "https://chat.example.com" } as const;
const VIP = { csType: "VIP", path: "https://vip.example.com" } as const;

test("HD-01 from the fifth rank on VIP service helps, below it live chat", () => {
  for (const rank of [0, 1, 4]) expect(serviceFor([VIP, CHAT], rank)).toBe(CHAT);
  for (const rank of [5, 9]) expect(serviceFor([CHAT, VIP], rank)).toBe(VIP);
});

test("a brand without VIP service has live chat for everyone, and one with VIP alone nobody for the rest", () => {
  expect(serviceFor([CHAT], 7)).toBe(CHAT);
  expect(serviceFor([VIP], 0)).toBeUndefined();
  expect(serviceFor([], 7)).toBeUndefined();
});
