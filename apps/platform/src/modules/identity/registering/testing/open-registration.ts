import { sql } from "@perya/postgres";
import { cloneDatabase } from "@perya/postgres/testing";
import { inject } from "vitest";
import { openSites } from "../../../../testing/open-sites.ts";
import { proveHuman } from "../../../../testing/human.ts";
import { PASSWORD, send, sendSealed, type Answered } from "../../../../testing/people.ts";
import { forgetSettings } from "../../../settings/settings-of.ts";

type Settings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Both sites, a brand whose form can be changed, and people who fill it in. */
export async function openRegistration(environment: Readonly<Record<string, string>> = {}) {
  const db = await cloneDatabase(inject("platform"));
  const sites = await openSites(db, environment);
  let people = 0;
  const nextIp = () => `10.${20 + (people >> 16)}.${(people >> 8) & 255}.${people++ & 255}`;

  /** Replaces what the brand decided: whole sections, what is left out is as every brand begins. */
  async function decide(settings: Settings): Promise<void> {
    await db.run(sql`delete from brand_settings`);
    for (const [section, value] of Object.entries(settings))
      await db.run(sql`insert into brand_settings (brand_id, section, value) values (1, ${section}, ${JSON.stringify(value)}::jsonb)`);
    forgetSettings(sites.platform, 1n);
  }

  /** Fills in the form and sends it, from an address of its own. A change to undefined leaves a field out. */
  async function register(changes: Readonly<Record<string, unknown>> = {}, { path = "", ip = nextIp() } = {}): Promise<Answered> {
    const form = {
      username: `person${people++}`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ageConfirmed: true,
      termsAccepted: true,
      ...changes,
    };
    const body = { proof: await proveHuman(db, "register"), ...form };
    return sendSealed(sites.playerUrl, { "x-forwarded-for": ip }, "PUT", `/api/v1/register${path}`, body);
  }

  /** The faults of an answer, by field. */
  const faultsOf = ({ value }: Answered): Record<string, string> =>
    Object.fromEntries((value as { field: string; message: string }[]).map(({ field, message }) => [field, message]));

  /** Asks for a code and reads it in the outbox. */
  async function codeFor(mobileNo: string, countryDialingCode = "63"): Promise<string> {
    const proof = await proveHuman(db, "sms-register");
    const asked = await send(sites.playerUrl, { "x-forwarded-for": nextIp() }, "POST", "/api/v1/register/sms", {
      countryDialingCode,
      mobileNo,
      proof,
    });
    if (asked.status !== 200) throw new Error(`A code: ${asked.status} ${asked.code}`);
    const row = await db.row<{ text: string }>(sql`select text from message order by made_at desc limit 1`);
    return /^\d{6}/.exec(row?.text ?? "")?.[0] ?? "";
  }

  const close = async () => {
    await sites.close();
    await db.close();
  };
  return { db, sites, decide, register, faultsOf, codeFor, nextIp, close };
}
