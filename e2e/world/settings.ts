import { callsOf } from "./staff.ts";

type Section = "features" | "status" | "resources" | "register" | "passwords" | "language";
type Value = Readonly<Record<string, unknown>>;
type Settings = Readonly<Record<Section, Value>>;

/** The brand's settings in the hands of its owner. */
export interface Decisions {
  /** Changes some of a section and leaves the rest as it is. */
  decide(section: Section, change: Value): Promise<void>;
  /** Replaces whole sections: what is not named is as every brand begins. */
  replace(sections: Readonly<Partial<Record<Section, Value>>>): Promise<void>;
  /** Puts every section back as it was found. */
  putBack(): Promise<void>;
}

/** Keeps the settings that are found, so that they can be put back. */
export async function holdSettings(): Promise<Decisions> {
  const call = await callsOf("owner");
  const read = () =>
    call<{ settings: Settings; versions: Readonly<Record<Section, string>> }>("GET", "/settings");
  const { settings: found } = await read();
  const write = async (section: Section, value: Value) =>
    call("PUT", `/settings/${section}`, { version: (await read()).versions[section], value });
  return {
    decide: async (section, change) => {
      await write(section, { ...(await read()).settings[section], ...change });
    },
    replace: async (sections) => {
      for (const [section, value] of Object.entries(sections))
        await write(section as Section, value);
    },
    putBack: async () => {
      const { settings } = await read();
      for (const [section, value] of Object.entries(found)) {
        if (JSON.stringify(settings[section as Section]) !== JSON.stringify(value))
          await write(section as Section, value);
      }
    },
  };
}
