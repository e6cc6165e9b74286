import type common from "./en/common.json";
import type descriptions from "./en/descriptions.json";
import type devices from "./en/devices.json";
import type download from "./en/download.json";
import type exclusion from "./en/exclusion.json";
import type fairness from "./en/fairness.json";
import type game from "./en/game.json";
import type help from "./en/help.json";
import type home from "./en/home.json";
import type install from "./en/install.json";
import type language from "./en/language.json";
import type legal from "./en/legal.json";
import type lobby from "./en/lobby.json";
import type records from "./en/records.json";
import type me from "./en/me.json";
import type recover from "./en/recover.json";
import type register from "./en/register.json";
import type session from "./en/session.json";
import type shell from "./en/shell.json";
import type status from "./en/status.json";
import type titles from "./en/titles.json";
import type verification from "./en/verification.json";
import type wallet from "./en/wallet.json";

/** The areas of the catalogue and what they say, as the compiler sees it: a file each, `en/<area>.json`. */
export interface Catalogue {
  readonly common: typeof common;
  readonly descriptions: typeof descriptions;
  readonly devices: typeof devices;
  readonly download: typeof download;
  readonly exclusion: typeof exclusion;
  readonly fairness: typeof fairness;
  readonly game: typeof game;
  readonly help: typeof help;
  readonly home: typeof home;
  readonly install: typeof install;
  readonly language: typeof language;
  readonly legal: typeof legal;
  readonly lobby: typeof lobby;
  readonly records: typeof records;
  readonly me: typeof me;
  readonly recover: typeof recover;
  readonly register: typeof register;
  readonly session: typeof session;
  readonly shell: typeof shell;
  readonly status: typeof status;
  readonly titles: typeof titles;
  readonly verification: typeof verification;
  readonly wallet: typeof wallet;
}

export type Area = keyof Catalogue;
