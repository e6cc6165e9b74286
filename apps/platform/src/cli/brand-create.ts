import { recordAudit } from "../modules/audit/index.ts";
import { brandAt, createBrand, newBrand, type NewBrand } from "../modules/brands/index.ts";
import { copyOffers } from "../modules/catalogue/index.ts";
import { copySettings } from "../modules/settings/index.ts";
import type { Platform } from "../platform.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

/** Adds a brand without a second person; for the person who runs the server. */
export const brandCreate: Command = {
  name: "brand create",
  summary: "adds a brand that answers at its own hosts",
  values: ["name", "hosts", "currency", "country", "zone", "minimum-age", "like"],
  switches: ["real-money"],
  help: `  --name "Night Fair"       its name for players
  --hosts a.example,b.example  where it answers; the first is in the links that are sent to people
  --currency PHP            of all its players
  --country PH              where it is licensed, by ISO 3166
  --zone Asia/Manila        whose midnight ends its business day
  --minimum-age 18          at least 18, the default
  --real-money              left out, it takes play money
  --like HOST               starts with that brand's settings, vendors and games
Currency, zone and money can't be changed afterwards. It answers within five seconds.`,
  run: create,
};

async function create(options: Options, { db }: Platform): Promise<Outcome> {
  const asked = read(options);
  const host = options.optional("like");
  const brand = await db.inTransaction(async (tx) => {
    const like = host === undefined ? undefined : await brandAt(tx, host);
    if (host !== undefined && !like)
      throw new CommandFault(`There is no brand of the host ${host}.`);
    const made = await createBrand(tx, asked);
    if (!made.ok)
      throw new CommandFault(`A brand answers at ${made.detail ?? "that host"} already.`);
    if (like) {
      await copySettings(tx, like, made.value);
      await copyOffers(tx, like.id, made.value.id);
    }
    await recordAudit(tx, {
      actor: "the holder of the server",
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

function read(options: Options): NewBrand {
  const parsed = newBrand.safeParse({
    name: options.text("name"),
    hosts: options.text("hosts").split(","),
    currency: options.text("currency"),
    country: options.text("country"),
    zone: options.text("zone"),
    minimumAge: Number(options.optional("minimum-age") ?? "18"),
    realMoney: options.on("real-money"),
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const option = String(issue?.path[0] ?? "").replace("minimumAge", "minimum-age");
  throw new CommandFault(`--${option}: ${issue?.message ?? "not understood"}.`);
}
