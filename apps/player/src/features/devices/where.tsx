import type { SignIn } from "@perya/api-client/player";

const countries = new Intl.DisplayNames(["en"], { type: "region" });

/** The browser and the place of a sign-in. */
export function Where({ of: { device, ip, country } }: { of: Pick<SignIn, "device" | "ip" | "country"> }) {
  return (
    <>
      <span className="font-semibold">{device ?? "A browser we don't know"}</span>
      <span className="text-sm break-all text-soft">{country ? `${countries.of(country) ?? country}, ${ip}` : ip}</span>
    </>
  );
}
