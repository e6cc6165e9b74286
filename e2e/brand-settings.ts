import { expect, type Page } from "@playwright/test";
import { CONSOLE } from "./console.ts";

type Sections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Lets the demo brand decide otherwise, by the console's own calls: sections are replaced, what a section does not name is as every brand begins. Answers a function that puts
 * everything back as it was.
 */
export async function changeBrand(clerk: Page, sections: Sections): Promise<() => Promise<void>> {
  const before = (await read(clerk)).settings;
  for (const [section, value] of Object.entries(sections)) await put(clerk, section, value);
  return async () => {
    for (const section of Object.keys(sections)) await put(clerk, section, before[section]);
  };
}

async function put(clerk: Page, section: string, value: unknown): Promise<void> {
  const { versions } = await read(clerk);
  const answer = await clerk.request.put(`${CONSOLE}/operator/v1/settings/${section}`, { data: { version: versions[section], value } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function read(clerk: Page): Promise<{ settings: Record<string, unknown>; versions: Record<string, string> }> {
  const answer = (await (await clerk.request.get(`${CONSOLE}/operator/v1/settings`)).json()) as { value: never };
  return answer.value;
}
