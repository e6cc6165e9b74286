import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** Who signs in at the provider, and how it misbehaves. */
interface Says {
  subject: string;
  email: string;
  /** In place of the one that was sent. */
  nonce?: string | undefined;
  /** Signs with a key that is not the published one. */
  forged?: boolean;
}

const CLIENT = { id: "perya", secret: "client secret" } as const;

/**
 * A provider of sign-ins on this machine, over real HTTP: discovery, automatic consent,
 * single-use codes bound to a verifier, signed tokens.
 */
export async function openProvider() {
  const [{ privateKey, publicKey }, stranger] = await Promise.all([
    generateKeyPair("RS256"),
    generateKeyPair("RS256"),
  ]);
  const codes = new Map<string, URLSearchParams>();
  const says: Says = { subject: "1", email: "maria@example.com" };
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const token = async (asked: URLSearchParams) => {
    const claims = {
      email: says.email,
      email_verified: true,
      nonce: says.nonce ?? asked.get("nonce"),
    };
    const unsigned = new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "k" })
      .setIssuer(issuer)
      .setAudience(CLIENT.id);
    return unsigned
      .setSubject(says.subject)
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(says.forged ? stranger.privateKey : privateKey);
  };
  server.on("request", (request: IncomingMessage, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const routes: Readonly<Record<string, () => Promise<unknown>>> = {
      "/.well-known/openid-configuration": async () => json(200, discoveryOf(issuer)),
      "/jwks": async () =>
        json(200, {
          keys: [{ ...(await exportJWK(publicKey)), kid: "k", alg: "RS256", use: "sig" }],
        }),
      "/authorize": async () => {
        const code = randomUUID();
        codes.set(code, url.searchParams);
        const back = new URL(url.searchParams.get("redirect_uri") ?? "");
        back.search = new URLSearchParams({
          code,
          state: url.searchParams.get("state") ?? "",
        }).toString();
        response.writeHead(302, { location: back.href }).end();
      },
      "/token": async () => {
        const form = await formOf(request);
        const asked = codes.get(form.get("code") ?? "");
        codes.delete(form.get("code") ?? "");
        const challenge = createHash("sha256")
          .update(form.get("code_verifier") ?? "")
          .digest("base64url");
        const trusted =
          form.get("client_id") === CLIENT.id && form.get("client_secret") === CLIENT.secret;
        if (!asked || !trusted || asked.get("code_challenge") !== challenge)
          return json(400, { error: "invalid_grant" });
        return json(200, {
          access_token: randomUUID(),
          token_type: "bearer",
          id_token: await token(asked),
        });
      },
    };
    void (routes[aliasOf(url.pathname)] ?? (async () => json(404, {})))();
  });
  return {
    issuer,
    client: CLIENT,
    says,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The same under the addresses of Facebook's manual. */
function aliasOf(path: string): string {
  if (path.endsWith("/dialog/oauth")) return "/authorize";
  if (path.endsWith("/oauth/access_token")) return "/token";
  return path.includes("/openid/jwks") ? "/jwks" : path;
}

function discoveryOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
