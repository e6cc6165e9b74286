import type { Permission } from "@perya/api-client/player";
import { expect, test } from "vitest";
import { brandOf, isOn } from "./brand.ts";

const leaf = (modId: string, enabled: "0" | "1") => ({ modId, enabled, childrenNodes: [] });
const permission = {
  info: {
    brand: { name: "Perya", currency: "PHP", realMoney: false, zone: "Asia/Manila" },
    whitelabel: [
      {
        modId: "PASSWORD",
        enabled: "1",
        childrenNodes: [leaf("CHNGPASSMAIL3", "1"), leaf("CHNGPASSVERIF3", "0")],
      },
      { modId: "LOGIN", enabled: "0", childrenNodes: [leaf("MOBILEVERCODELOGIN3", "0")] },
    ],
  },
  location: { ip: "10.0.0.1", country: null },
  version: "1.0",
} as unknown as Permission;

test("ID-24 a node of the brand's tree is on with the text 1, and nothing else is", () => {
  const brand = brandOf(permission);
  expect([
    isOn(brand, "CHNGPASSMAIL3"),
    isOn(brand, "CHNGPASSVERIF3"),
    isOn(brand, "MOBILEVERCODELOGIN3"),
    isOn(brand, "FREEPLAY"),
  ]).toEqual([true, false, false, false]);
});

test("the same answer is the same brand, so that pages don't begin again", () => {
  expect(brandOf(permission)).toBe(brandOf(permission));
});
