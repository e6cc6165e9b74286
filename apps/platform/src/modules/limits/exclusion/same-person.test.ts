import { expect, test } from "vitest";
import { recognisedBy, type ExcludedPerson } from "./same-person.ts";

const at = (text: string) => Temporal.Instant.from(text);

const EXCLUDED: ExcludedPerson = {
  kycLevel: 0,
  mobile: "+639171234567",
  email: "maria@example.com",
  name: "María Santos Cruz",
  birthday: "1990-05-04",
  since: at("2027-01-01T00:00:00Z"),
};
const STRANGER = {
  kycLevel: 0,
  mobile: null,
  email: null,
  name: null,
  birthday: null,
  openedAt: at("2026-06-01T00:00:00Z"),
};
const NAMESAKE = { ...STRANGER, name: "cruz, MARIA santos", birthday: "1990-05-04" };
const LATER = at("2027-01-02T00:00:00Z");

test("a phone or a mail that the excluded person has proven is enough, even typed only", () => {
  expect(recognisedBy(EXCLUDED, { ...STRANGER, mobile: "+639171234567" })).toBe("PHONE");
  expect(recognisedBy(EXCLUDED, { ...STRANGER, email: "maria@example.com" })).toBe("MAIL");
  expect(recognisedBy(EXCLUDED, STRANGER)).toBeUndefined();
  const unproven = { ...EXCLUDED, mobile: null, email: null };
  expect(recognisedBy(unproven, STRANGER)).toBeUndefined();
});

test("a name with a birth date catches new accounts, in any order and without accents", () => {
  expect(recognisedBy(EXCLUDED, { ...NAMESAKE, openedAt: LATER })).toBe("NAME");
  const born = { ...NAMESAKE, birthday: "1990-05-05", openedAt: LATER };
  expect(recognisedBy(EXCLUDED, born)).toBeUndefined();
});

test("nobody's older account is excluded by a name that a stranger typed, only by one that a document proves", () => {
  expect(recognisedBy(EXCLUDED, NAMESAKE)).toBeUndefined();
  expect(recognisedBy({ ...EXCLUDED, kycLevel: 1 }, NAMESAKE)).toBeUndefined();
  expect(recognisedBy({ ...EXCLUDED, kycLevel: 2 }, NAMESAKE)).toBe("NAME");
});

test("nobody with documents is excluded by what was typed at another account, later ones neither", () => {
  const proven = { ...NAMESAKE, kycLevel: 2, openedAt: LATER };
  expect(recognisedBy({ ...EXCLUDED, kycLevel: 1 }, proven)).toBeUndefined();
});

test("one word is no name, but a whole Chinese or Korean name is", () => {
  const named = (name: string) => ({ ...EXCLUDED, name });
  const later = (name: string) => ({ ...NAMESAKE, name, openedAt: LATER });
  expect(recognisedBy(named("Maria"), later("Maria"))).toBeUndefined();
  expect(recognisedBy(named("王小明"), later("王小明"))).toBe("NAME");
  expect(recognisedBy(named("Nguyễn Văn Đức"), later("Nguyen Van Duc"))).toBe("NAME");
});

test("documents decide where both have them: a family's phone excludes nobody", () => {
  const proven = { ...EXCLUDED, kycLevel: 2 };
  const brother = { ...STRANGER, kycLevel: 2, mobile: EXCLUDED.mobile, name: "Jose Santos Cruz" };
  expect(recognisedBy(proven, { ...brother, birthday: "1992-01-01" })).toBeUndefined();
  expect(recognisedBy(proven, { ...NAMESAKE, kycLevel: 2 })).toBe("DOCUMENT");
});
