import { ITEMS, MENUS } from "@perya/menus";
import { callsOf } from "./staff.ts";

type Section =
  | "features"
  | "status"
  | "resources"
  | "register"
  | "passwords"
  | "language"
  | "menus"
  | "service"
  | "jackpots";
type Value = Readonly<Record<string, unknown>>;
type Settings = Readonly<Record<Section, Value>>;

/** Every lobby in the game menu, with games in it or without. */
export const EVERY_LOBBY = MENUS.games.shown.map((item) => ({
  item,
  show: "lobby" in ITEMS[item] ? "always" : "offered",
}));

/** The brand's settings, changed as its owner. */
export interface Decisions {
  /** Changes some values of a section and leaves the rest unchanged. */
  decide(section: Section, change: Value): Promise<void>;
  /** Replaces whole sections: omitted values get their defaults. */
  replace(sections: Readonly<Partial<Record<Section, Value>>>): Promise<void>;
  /** Restores every section. */
  putBack(): Promise<void>;
}

/** Reads the current settings, so that they can be restored. */
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
