import { sql } from "@perya/postgres/sql";
import { afterAll, beforeAll, onTestFinished, vi } from "vitest";
import { startWorker, type Worker } from "../../../jobs/worker.ts";
import type { Platform } from "../../../platform.ts";
import { MODULES } from "../../../sites/modules.ts";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import type { TestStaff } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { compareNext } from "../asking/compare-next.ts";
import { readNextPiece } from "../lists/read-next-piece.ts";

/** Reads the lists that came, and compares players with them, as the loop does. */
async function readRegisters(platform: Platform): Promise<void> {
  while ((await readNextPiece(platform)) || (await compareNext(platform)));
}

/** A list sent in pieces as the console does; what came of it. */
async function sendRegister(staff: TestStaff, register: string, text: string) {
  const bytes = Buffer.from(text);
  const file = "list.csv";
  const body = { register, file, bytes: bytes.length };
  const begun = await staff.call("POST", "/registers/lists?brand=1", body);
  if (begun.status !== 200) return begun;
  const { id, pieceBytes: size } = begun.value;
  let last = begun;
  for (let place = 0; place * size < bytes.length; place++) {
    const form = new FormData();
    form.append("file", new Blob([bytes.subarray(place * size, (place + 1) * size)]), file);
    last = await staff.call("POST", `/registers/lists/${id}/pieces/${place}`, form);
  }
  return last;
}

/** Both sites of a brand for real money, whose law can be chosen, and a worker beside them. */
export async function useRegisters() {
  const { db, sites } = await useSites();
  const { platform } = sites;
  const owner = await sites.staff("owner");
  await db.run(sql`insert into profile_opening (brand_id, before) values (1, true)`);
  const started: Worker[] = [];
  beforeAll(async () => {
    const jobs = MODULES.flatMap(({ jobs: of }) => (of ? [of(platform)] : []));
    const tasks = jobs.map((of) => ({ tasks: of.tasks, cron: [] }));
    started.push(await startWorker(platform, tasks));
  });
  afterAll(() => Promise.all(started.map((worker) => worker.stop())));
  return {
    db,
    sites,
    platform,
    owner,
    /** Real money under a law from now on, in its currency, until the test has ended. */
    under: async (...codes: readonly string[]) => {
      const setBrand = (realMoney: boolean, currency: string) =>
        db.run(sql`
          update brand set real_money = ${realMoney}, currency = ${currency} where id = 1`);
      await setBrand(true, codes.flatMap((code) => CURRENCIES[code] ?? [])[0] ?? "EUR");
      onTestFinished(async () => void (await setBrand(false, "PHP")));
      await chooseProfiles(db, codes);
    },
    /** A register's whole list: a first row, and a row for each person. */
    load: async (register: string, rows: readonly string[], head = HEAD) => {
      const sent = await sendRegister(owner, register, `${[head, ...rows].join("\n")}\n`);
      if (sent.status !== 200) throw new Error(`A list: ${sent.status} ${sent.code}`);
      await readRegisters(platform);
    },
    forgetLists: () => db.run(sql`update register_list set state = 'REPLACED'`),
    soon: (look: () => Promise<void>) => vi.waitFor(look, 100_000),
  };
}

/** Currencies of laws whose accounts are not in euros. */
const CURRENCIES: Readonly<Record<string, string>> = {
  BR: "BRL",
  GB: "GBP",
  PH: "PHP",
  SE: "SEK",
};

const HEAD = "number,name,birth_date,until";
