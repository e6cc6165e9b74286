import { DIALECT_NAMES } from "@perya/wallet-protocol";
import type { Platform } from "../platform.ts";
import { recordAudit } from "../modules/audit/index.ts";
import {
  addTestGame,
  createVendor,
  HOUSE_VENDOR,
  makeKey,
  vendorNeeds,
} from "../modules/catalogue/index.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

/**
 * Registers a vendor without a second person, generates its signing key, and prints the vendor's
 * credentials once; for the person who runs the server.
 */
export const vendorCreate: Command = {
  name: "vendor create",
  summary: "registers a vendor and prints what it needs to call the wallet",
  values: ["slug", "name", "dialect", "vassalage", "games-url", "games", "public-key"],
  switches: [],
  help: `  --slug acme               its name in addresses: lower-case letters, digits, dashes
  --name "Acme Games"       its name for people
  --dialect hub88|softswiss the protocol it speaks (default hub88)
  --vassalage ACME          the code its games are grouped by (default the slug in upper case)
  --games-url URL           base of its own API for launch and game list, when it has one
  --games a,b               codes of test games that are on no list (default test-game)
  --public-key PEM          hub88: the vendor's own key; without it a pair is generated and the
                            private key printed once`,
  run: create,
};

async function create(options: Options, platform: Platform): Promise<Outcome> {
  const slug = options.text("slug");
  const asked = options.optional("dialect") ?? "hub88";
  const dialect = DIALECT_NAMES.find((name) => name === asked);
  if (!dialect)
    throw new CommandFault(`--dialect must be ${DIALECT_NAMES.join(" or ")}, not ${asked}.`);
  if (!/^[a-z0-9][a-z0-9-]{1,62}$/.test(slug) || slug === HOUSE_VENDOR)
    throw new CommandFault("--slug has 2 to 63 lower-case letters, digits and dashes.");
  const gamesUrl = options.optional("games-url") ?? null;
  if (gamesUrl !== null && !URL.canParse(gamesUrl))
    throw new CommandFault("--games-url is not an address.");
  const { key, privateKey } = makeKey(dialect, options.optional("public-key"));
  const vassalage = options.optional("vassalage") ?? slug.toUpperCase();
  const codes = (options.optional("games") ?? "test-game").split(",").filter((code) => code !== "");
  const vendor = await platform.db.inTransaction(async (tx) => {
    const made = await createVendor(
      tx,
      platform.config.secretKey,
      { slug, vassalage, name: options.text("name"), dialect, gamesUrl },
      key,
    );
    if (!made.ok)
      throw new CommandFault(
        made.refusal === "SLUG_TAKEN"
          ? `A vendor ${slug} already exists.`
          : `That key can't be used: ${made.detail ?? ""}.`,
      );
    const about = {
      actor: "the holder of the server",
      action: "vendor.create",
      subject: slug,
      brandId: null,
    };
    await recordAudit(tx, { ...about, after: { slug, dialect, vassalage, gamesUrl } });
    for (const code of codes) await addTestGame(tx, made.value, code);
    return made.value;
  });
  const { baseUrl, operatorId, operatorPublicKey } = vendorNeeds(platform, vendor);
  const told = { ...key, ...(privateKey === null ? {} : { privateKey }) };
  const json = {
    slug,
    dialect,
    vendorId: vendor.id,
    baseUrl,
    ...told,
    operatorId,
    ...(operatorPublicKey === null ? {} : { operatorPublicKey }),
    games: codes,
  };
  return { json, lines: linesOf(json) };
}

function linesOf(json: Readonly<Record<string, unknown>>): string[] {
  const secret = json["secret"] ?? json["privateKey"] ?? json["publicKey"];
  return [
    `Vendor ${String(json["slug"])} (${String(json["dialect"])}) is registered. Give the vendor:`,
    "",
    `  Wallet base URL   ${String(json["baseUrl"])}`,
    `  Operator id       ${String(json["operatorId"])}`,
    `  Test games        ${(json["games"] as string[]).join(", ")}`,
    "",
    json["dialect"] === "softswiss"
      ? "  X-REQUEST-SIGN secret (shown only once):"
      : "  X-Hub88-Signature key (a private key is shown only once):",
    "",
    String(secret).trim(),
    ...(json["operatorPublicKey"]
      ? [
          "",
          "  Our public key, for the calls we make to the vendor:",
          "",
          String(json["operatorPublicKey"]).trim(),
        ]
      : []),
    "",
    "Next: a test player (`test-player create`), then the conformance suite " +
      "(`npm run conformance -- --help`).",
  ];
}
