import type { Browser } from "@playwright/test";
import { openConsole } from "../console.ts";
import { asStaff } from "./calls.ts";

type Section = "features" | "status" | "resources" | "register" | "passwords";
type Settings = Readonly<Record<Section, Readonly<Record<string, unknown>>>>;

/** The brand's settings in the hands of its owner. */
export interface Decisions {
  /** Changes some of a section and leaves the rest as it is. */
  decide(section: Section, change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Puts every section back as it was found. */
  putBack(): Promise<void>;
}

/** Signs the owner in, and keeps what is found, so that it can be put back. */
export async function holdSettings(browser: Browser): Promise<Decisions> {
  const page = await openConsole(browser, "owner");
  const cookie = (await page.context().cookies()).find(({ name }) => name === "perya_staff")?.value ?? "";
  await page.context().close();
  const call = asStaff(cookie);
  const read = () => call<{ settings: Settings; versions: Readonly<Record<Section, string>> }>("GET", "/settings");
  const { settings: found } = await read();
  const touched = new Set<Section>();
  const write = async (section: Section, value: unknown) => call("PUT", `/settings/${section}`, { version: (await read()).versions[section], value });
  return {
    decide: async (section, change) => {
      touched.add(section);
      await write(section, { ...(await read()).settings[section], ...change });
    },
    putBack: async () => {
      for (const section of touched) await write(section, found[section]);
      touched.clear();
    },
  };
}
