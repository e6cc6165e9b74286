import { expect, test } from "vitest";
import { countryName, findCountries } from "./countries.ts";

const names = (text: string, without: readonly string[] = []) =>
  findCountries(text, without).map(({ name }) => name);

test("every country there is has a name and can be found once", () => {
  const all = findCountries("", []);
  expect(all).toHaveLength(249);
  expect(new Set(all.map(({ code }) => code)).size).toBe(249);
  expect(all.filter(({ code, name }) => code === name)).toEqual([]);
});

test("a country is found by a part of its name, with or without accents, and by its code first", () => {
  expect(names("philip")).toEqual(["Philippines"]);
  expect(names("cote")).toEqual(["Côte d’Ivoire"]);
  expect(names("ph")[0]).toBe("Philippines");
  expect(names("nowhere")).toEqual([]);
});

test("what is chosen already is not offered again", () => {
  expect(names("philip", ["PH"])).toEqual([]);
  expect(countryName("PH")).toBe("Philippines");
});
