import { expect, test } from "vitest";
import { mostPieces, whyNot } from "./most-pieces.ts";

const reward = { price: "100", stock: 3, perMember: 2, redeemed: 0, vipLevel: 0 };
const has = { points: "1000", vipLevel: 0 };

test("as many pieces can be redeemed at once as are left, allowed and paid for", () => {
  expect(mostPieces(reward, has)).toBe(2);
  expect(mostPieces({ ...reward, redeemed: 1 }, has)).toBe(1);
  expect(mostPieces({ ...reward, perMember: null }, has)).toBe(3);
  expect(mostPieces({ ...reward, perMember: null, stock: 500 }, { points: "9999999" })).toBe(20);
  expect(mostPieces(reward, { points: "199" })).toBe(1);
  expect(mostPieces(reward, { points: "-300" })).toBe(0);
});

test("a reward that can't be redeemed says why", () => {
  expect(whyNot(reward, has)).toBeUndefined();
  expect(whyNot({ ...reward, stock: 0 }, has)).toBe("stock");
  expect(whyNot({ ...reward, redeemed: 2 }, has)).toBe("member");
  expect(whyNot({ ...reward, vipLevel: 1 }, has)).toBe("vip");
  expect(whyNot(reward, { ...has, points: "99" })).toBe("points");
});
