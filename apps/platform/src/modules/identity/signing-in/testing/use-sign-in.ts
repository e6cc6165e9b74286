import { sql } from "@perya/postgres/sql";
import { afterEach } from "vitest";
import { useSites } from "../../../../testing/use-sites.ts";
import { anyAddress, anyNumber, signInClient } from "./sign-in-client.ts";

/** What the tests of signing in need; each begins and ends with the brand's own switches. */
export async function useSignIn() {
  const { db, sites } = await useSites();
  const owner = await sites.staff("owner");
  const client = signInClient(db, sites);
  afterEach(() => features({}));

  const features = async (value: Readonly<Record<string, boolean>>) => {
    const version = (await owner.call("GET", "/settings")).value.versions.features as string;
    await owner.call("PUT", "/settings/features", { version, value });
  };
  const withMobile = async () => {
    const player = await sites.player();
    const mobile = anyNumber();
    await db.run(sql`update player_login set mobile = ${mobile} where player_id = ${player.id}`);
    return { player, mobile, number: mobile.slice(3) };
  };
  const sms = async (number: string, ip = anyAddress()) =>
    client.post(
      "/sms",
      { countryDialingCode: "63", mobileNum: number, proof: await client.proof("sms-login") },
      ip,
    );

  return { db, sites, owner, client, features, withMobile, sms };
}
