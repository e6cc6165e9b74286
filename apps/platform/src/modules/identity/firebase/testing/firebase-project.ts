import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export const PROJECT = "perya-test";
const API_KEY = "an api key";
export const CODE = "424242";
const NOW = () => Math.floor(Date.now() / 1000);

/** Claims that are not as usual; undefined leaves one out. */
interface Changes {
  readonly [claim: string]: unknown;
  readonly forged?: boolean;
  readonly alg?: string;
}

/** What was asked of it. */
interface Asked {
  readonly call: string;
  readonly type: string | undefined;
  readonly body: Readonly<Record<string, string>>;
}

/**
 * A Firebase project on this machine, over real HTTP: Identity Toolkit's two calls for phones, and
 * its keys. It refuses with `says` as long as that is set.
 */
export async function openFirebase() {
  const [{ privateKey, publicKey }, stranger] = await Promise.all([
    generateKeyPair("RS256"),
    generateKeyPair("RS256"),
  ]);
  const sessions = new Map<string, string>();
  const asked: Asked[] = [];
  const says: {
    error?: { readonly status: number; readonly message: string } | undefined;
    keys: boolean;
  } = { keys: true };

  /** A token as Google makes them. */
  const tokenOf = (phone: string, { forged = false, alg = "RS256", ...changes }: Changes = {}) => {
    const firebase = { sign_in_provider: "phone", identities: { phone: [phone] } };
    const usual = {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: "u1",
      iat: NOW(),
      exp: NOW() + 3600,
      auth_time: NOW() - 1,
    };
    const claims = { ...usual, phone_number: phone, firebase, ...changes };
    const key =
      alg === "RS256"
        ? forged
          ? stranger.privateKey
          : privateKey
        : new TextEncoder().encode("k".repeat(64));
    return new SignJWT(claims).setProtectedHeader({ alg, kid: "k1" }).sign(key);
  };
  const server = createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      void response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify(body));
    const refuse = (code: number, message: string) =>
      json(code, {
        error: { code, message, errors: [{ message, domain: "global", reason: "invalid" }] },
      });
    const answer = async () => {
      const call = `${request.method} ${request.url}`;
      if (call === "GET /keys")
        return says.keys
          ? json(200, {
              keys: [{ ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256", use: "sig" }],
            })
          : json(503, {});
      const body = await bodyOf(request);
      asked.push({ call, type: request.headers["content-type"], body });
      if (says.error) return refuse(says.error.status, says.error.message);
      const [path, query] = (request.url ?? "").split("?");
      if (request.method !== "POST" || new URLSearchParams(query).get("key") !== API_KEY)
        return refuse(400, "API key not valid.");
      if (path === "/v1/accounts:sendVerificationCode") {
        const sessionInfo = `session ${sessions.size}`;
        sessions.set(sessionInfo, body["phoneNumber"] ?? "");
        return json(200, { sessionInfo });
      }
      const phone = sessions.get(body["sessionInfo"] ?? "");
      if (path !== "/v1/accounts:signInWithPhoneNumber" || phone === undefined)
        return refuse(400, "INVALID_SESSION_INFO");
      if (body["code"] !== CODE) return refuse(400, "INVALID_CODE");
      return json(200, {
        idToken: await tokenOf(phone),
        refreshToken: "r",
        expiresIn: "3600",
        localId: "u1",
        isNewUser: true,
        phoneNumber: phone,
      });
    };
    void answer();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = {
    FIREBASE_URL: url,
    FIREBASE_KEYS_URL: `${url}/keys`,
    FIREBASE_API_KEY: API_KEY,
    FIREBASE_PROJECT_ID: PROJECT,
  };
  return {
    environment,
    says,
    asked,
    tokenOf,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
}
