import { sql } from "@perya/postgres/sql";
import { proveHuman } from "../../../../testing/human.ts";
import { PASSWORD, send, sendSealed, type Answered } from "../../../../testing/people.ts";
import { useSites } from "../../../../testing/use-sites.ts";
import { playerByPublicId } from "../../../players/index.ts";
import { forgetSettings } from "../../../settings/settings-of.ts";

type Settings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A field that is shown, by a pattern. */
export function field(acceptedPattern = "any", minLength = 1, maxLength = 60, required = false) {
  return { shown: true, required, acceptedPattern, minLength, maxLength };
}

/** Both sites for a test file, a brand whose form can be changed, and people who fill it in. */
export async function openRegistration(environment: Readonly<Record<string, string>> = {}) {
  const { db, sites } = await useSites(environment);
  let people = 0;
  const nextIp = () => `10.${20 + (people >> 16)}.${(people >> 8) & 255}.${people++ & 255}`;

  /** Replaces what the brand decided: whole sections, what is left out is as every brand begins. */
  async function decide(settings: Settings): Promise<void> {
    await db.run(sql`delete from brand_settings`);
    for (const [section, value] of Object.entries(settings))
      await db.run(sql`
        insert into brand_settings (brand_id, section, value)
        values (1, ${section}, ${JSON.stringify(value)}::jsonb)`);
    forgetSettings(sites.platform, 1n);
  }

  /**
   * Fills in the form and sends it, from an address of its own. A change to undefined leaves a
   * field out.
   */
  async function register(
    changes: Readonly<Record<string, unknown>> = {},
    { path = "", ip = nextIp() } = {},
  ): Promise<Answered> {
    const form = {
      username: `person${people++}`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ageConfirmed: true,
      termsAccepted: true,
      ...changes,
    };
    const body = { proof: await proveHuman(db, "register"), ...form };
    return sendSealed(
      sites.playerUrl,
      { "x-forwarded-for": ip },
      "PUT",
      `/api/v1/register${path}`,
      body,
    );
  }

  /** The faults of an answer, by field. */
  const faultsOf = ({ value }: Answered): Record<string, string> =>
    Object.fromEntries(
      (value as { field: string; message: string }[]).map(({ field, message }) => [field, message]),
    );

  /** Asks for a code and reads it in the outbox. */
  async function codeFor(mobileNo: string, countryDialingCode = "63"): Promise<string> {
    const proof = await proveHuman(db, "sms-register");
    const asked = await send(
      sites.playerUrl,
      { "x-forwarded-for": nextIp() },
      "POST",
      "/api/v1/register/sms",
      {
        countryDialingCode,
        mobileNo,
        proof,
      },
    );
    if (asked.status !== 200) throw new Error(`A code: ${asked.status} ${asked.code}`);
    const row = await db.row<{ text: string }>(
      sql`select text from message order by made_at desc limit 1`,
    );
    return /^\d{6}/.exec(row?.text ?? "")?.[0] ?? "";
  }

  const showing = (
    fields: Readonly<Record<string, unknown>>,
    more: Readonly<Record<string, unknown>> = {},
  ) => decide({ register: { fields, ...more } });

  /** Whom an answer registered. */
  const playerOf = async ({ value }: { value: { customerId: string } }) => {
    const player = await playerByPublicId(db, value.customerId);
    if (!player) throw new Error("Nobody was registered");
    return player;
  };

  /** Where a player came from, as it was written down. */
  const originOf = (id: bigint) =>
    db.row<Record<string, unknown>>(sql`
      select upline_id as upline, affiliate_code as affiliate, referral_code as referral,
        register_url as url, register_method as method, domain, terms_version as terms
      from player_origin
      where player_id = ${id}`);

  return { db, sites, decide, showing, register, faultsOf, playerOf, originOf, codeFor, nextIp };
}
