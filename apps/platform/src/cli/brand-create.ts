import { recordAudit } from "../modules/audit/index.ts";
import {
  openBrand,
  openRefusals,
  wantedBrand,
  type WantedBrand,
} from "../modules/backoffice/index.ts";
import { brandAt } from "../modules/brands/index.ts";
import type { Platform } from "../platform.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

const HOLDER = "the holder of the server";

/** Adds a brand without a second person; for the person who runs the server. */
export const brandCreate: Command = {
  name: "brand create",
  summary: "adds a brand that answers at its own hosts",
  values: ["name", "hosts", "currency", "country", "zone", "minimum-age", "profiles", "like"],
  switches: ["real-money"],
  help: `  --name "Night Fair"       its name for players
  --hosts a.example,b.example  where it answers; the first is in the links that are sent to people
  --currency PHP            of all its players
  --country PH              where it is licensed, by ISO 3166
  --zone Asia/Manila        whose midnight ends its business day
  --minimum-age 18          at least 18, the default
  --profiles MT,GB          its jurisdictions; left out, its country's, or DEMO for play money
  --real-money              left out, it takes play money
  --like HOST               starts with that brand's settings, vendors and games
Currency, zone and money can't be changed afterwards. It answers within five seconds.`,
  run: create,
};

async function create(options: Options, platform: Platform): Promise<Outcome> {
  const { db } = platform;
  const asked = read(options);
  const host = options.optional("like");
  const brand = await db.inTransaction(async (tx) => {
    const like = host === undefined ? undefined : await brandAt(tx, host);
    if (host !== undefined && !like)
      throw new CommandFault(`There is no brand of the host ${host}.`);
    const wanted = { ...asked, ...(like && { like: Number(like.id) }) };
    const made = await openBrand(tx, platform, wanted, HOLDER);
    if (!made.ok)
      throw new CommandFault(
        made.refusal === "HOST_TAKEN"
          ? `A brand answers at ${made.detail ?? "that host"} already.`
          : `--profiles: ${openRefusals[made.refusal][1]}`,
      );
    await recordAudit(tx, {
      actor: HOLDER,
      action: "brand.create",
      subject: made.value.host,
      brandId: made.value.id,
      after: { ...asked, like: like?.name ?? null },
    });
    return made.value;
  });
  const money = `${brand.realMoney ? "real" : "play"} money in ${brand.currency}`;
  return {
    json: { id: Number(brand.id), ...asked },
    lines: [
      `${brand.name} answers at ${asked.hosts.join(" and ")}: ${money}, ` +
        `from ${brand.minimumAge} years.`,
      "",
      "Next: point the hosts at this server, and give the brand its own staff:",
      `  npm run -s cli -- staff add --username NAME --roles owner --brand ${brand.host}`,
    ],
  };
}

function read(options: Options): WantedBrand {
  const profiles = options.optional("profiles")?.split(",");
  const parsed = wantedBrand.safeParse({
    name: options.text("name"),
    hosts: options.text("hosts").split(","),
    currency: options.text("currency"),
    country: options.text("country"),
    zone: options.text("zone"),
    minimumAge: Number(options.optional("minimum-age") ?? "18"),
    realMoney: options.on("real-money"),
    profiles,
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const option = String(issue?.path[0] ?? "").replace("minimumAge", "minimum-age");
  throw new CommandFault(`--${option}: ${issue?.message ?? "not understood"}.`);
}
