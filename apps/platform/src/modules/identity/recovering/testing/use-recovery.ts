import { sql } from "@perya/postgres/sql";
import { passTime } from "../../../../testing/pass-time.ts";
import { send, sendSealed } from "../../../../testing/people.ts";
import { useSites } from "../../../../testing/use-sites.ts";

export const FRESH = "Lantern2027";
/** A revoked session is dead everywhere within five seconds. */
export const REACH_MS = 5_000;

/** Both sites of a brand where a forgotten password is replaced by email and by mobile. */
export async function useRecovery() {
  const next = { address: 0 };
  const { db, sites } = await useSites();

  /** The brand's switches, in force after the two seconds a process may remember them. */
  const features = async (on: Readonly<Record<string, boolean>>) => {
    await db.run(sql`
      insert into brand_settings (brand_id, section, value, version)
      values (1, 'features', ${JSON.stringify(on)}::jsonb, 1)
      on conflict (brand_id, section) do update set value = excluded.value`);
    passTime(2_100);
  };
  await features({ CHNGPASSMAIL3: true, CHNGPASSVERIF3: true });

  /** Every call from an address of its own, where a limit is not what is tested. */
  const from = () => ({
    "x-forwarded-for": `10.20.${next.address >> 8}.${next.address++ & 255}`,
  });
  const call = (method: string, path: string, body?: unknown) =>
    send(sites.playerUrl, from(), method, `/api/v1${path}`, body);
  const signIn = (username: string, password: string) =>
    sendSealed(sites.playerUrl, from(), "POST", "/api/v1/session", {
      type: "username",
      username,
      password,
      agent: false,
      rememberMe: false,
    });

  async function proofFor(purpose: string): Promise<string> {
    const { sliderId } = (await call("POST", "/verification/slider", { purpose })).value;
    const row = await db.row<{ place: number }>(
      sql`select place from challenge where id = ${sliderId}`,
    );
    return (await call("POST", `/verification/slider/${sliderId}`, { place: row?.place ?? 0 }))
      .value.proof;
  }
  const lastMessage = (recipient: string) =>
    db.row<{ text: string; subject: string | null }>(sql`
      select text, subject from message
      where recipient = ${recipient}
      order by made_at desc limit 1`);

  return { db, sites, features, call, signIn, proofFor, lastMessage };
}
