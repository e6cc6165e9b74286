import { expect } from "@playwright/test";
import { accessibilityFaults } from "./faults.ts";
import { test } from "./test.ts";

const page = (around: string, inside = "", attributes = "") =>
  `<!doctype html><html lang="en" ${attributes}><title>Known parts</title>
  <body style="background:#fff;color:#000">
  <header>${around}</header><main><h1>Known parts</h1>${inside}</main></body></html>`;
const dim = (words: string) => `<p style="color:#eee">${words}</p>`;

test("what stands around a page is looked at until it is without a fault, again where it is another, and what stands in a page always is", async ({
  page: reader,
}) => {
  const faults = async (html: string) => {
    await reader.setContent(html);
    return (await accessibilityFaults(reader)).map((fault) => fault.split(":")[0]);
  };
  // A fault is reported every time it occurs, not only the first time.
  expect(await faults(page(dim("Lost")))).toEqual(["color-contrast"]);
  expect(await faults(page(dim("Lost")))).toEqual(["color-contrast"]);
  expect(await faults(page("<p>Found</p>"))).toEqual([]);
  // A known part hides no faults beside it, below it or in a changed version of it.
  expect(await faults(page(`<p>Found</p>${dim("Lost")}`))).toEqual(["color-contrast"]);
  expect(await faults(page("<p>Found</p>", dim("Lost")))).toEqual(["color-contrast"]);
  expect(await faults(page("<p>Found</p><img src='data:,'>"))).toEqual(["image-alt"]);
  expect(
    await faults(
      page(`<style>[data-theme=dim] p { color: #eee }</style><p>Found</p>`, "", "data-theme=dim"),
    ),
  ).toEqual(["color-contrast"]);
  expect(await reader.locator("[data-known]").count()).toBe(0);
});
