import { address, UnusableEnvironment } from "@perya/process";
import { z } from "zod";

/** The variables of outside services: mail, text messages, sign-in providers. */
export const serviceVariables = {
  MAIL_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "must be an address such as smtps://user:password@mail.example.com:465",
    })
    .optional(),
  MAIL_FROM: z.string().default("no-reply@localhost"),
  TWILIO_URL: address.default("https://api.twilio.com"),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  FIREBASE_URL: address.default("https://identitytoolkit.googleapis.com"),
  FIREBASE_KEYS_URL: address.default(
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  ),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_RECAPTCHA_SITE_KEY: z.string().optional(),
  GOOGLE_ISSUER: address.default("https://accounts.google.com"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: address.default("https://www.facebook.com"),
  FACEBOOK_GRAPH_URL: address.default("https://graph.facebook.com"),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  TELEGRAM_LOGIN_URL: address.default("https://oauth.telegram.org"),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^[1-9]\d{4,15}:[\w-]{30,60}$/, "must be a token as BotFather gives it")
    .optional(),
  BTCPAY_URL: address.optional(),
  BTCPAY_STORE_ID: z.string().optional(),
  BTCPAY_API_KEY: z.string().optional(),
  BTCPAY_WEBHOOK_SECRET: z.string().optional(),
};

type Variables = z.infer<z.ZodObject<typeof serviceVariables>>;

/** The Firebase project that proves numbers. */
export interface FirebaseProject {
  readonly url: string;
  /** Where the keys that sign its id tokens are published. */
  readonly keysUrl: string;
  readonly apiKey: string;
  readonly projectId: string;
  /** Site key of Google's check of a person; undefined for a project that needs none. */
  readonly recaptchaSiteKey: string | undefined;
}

/** A store of ours at a BTCPay Server. */
export interface BtcpayStore {
  readonly url: string;
  readonly storeId: string;
  readonly apiKey: string;
  /** Signs its webhooks. */
  readonly webhookSecret: string;
}

/** Our credentials at a sign-in provider. */
interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Outside services the platform uses; each is undefined without its credentials. */
export interface Services {
  /** Where mail goes out; undefined keeps it in the sandbox outbox. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Who sends text messages; undefined keeps them in the sandbox outbox. */
  readonly twilio:
    | {
        readonly url: string;
        readonly accountSid: string;
        readonly authToken: string;
        readonly from: string;
      }
    | undefined;
  /** Who proves numbers at registration instead of our own codes; undefined sends our own. */
  readonly firebase: FirebaseProject | undefined;
  /** Takes payments in cryptocurrency; undefined offers none. */
  readonly btcpay: BtcpayStore | undefined;
  /** The bot whose logins prove chat accounts; undefined links none. */
  readonly telegram:
    | { readonly url: string; readonly botId: string; readonly token: string }
    | undefined;
  /** Sign-in providers; undefined for each without credentials. */
  readonly social: {
    readonly google: Client | undefined;
    readonly facebook: (Client & { readonly graphUrl: string }) | undefined;
  };
}

/**
 * The services the variables describe. Throws UnusableEnvironment, which names the variables, when
 * one is set without those it requires.
 */
export function servicesOf(value: Variables): Services {
  return {
    mail: value.MAIL_URL === undefined ? undefined : { url: value.MAIL_URL, from: value.MAIL_FROM },
    twilio: twilioOf(value),
    firebase: firebaseOf(value),
    btcpay: btcpayOf(value),
    telegram: telegramOf(value),
    social: socialOf(value),
  };
}

const BTCPAY =
  "BTCPAY_URL, BTCPAY_STORE_ID, BTCPAY_API_KEY and BTCPAY_WEBHOOK_SECRET belong together: set " +
  "all four or none";

function btcpayOf(value: Variables): Services["btcpay"] {
  const {
    BTCPAY_URL: url,
    BTCPAY_STORE_ID: storeId,
    BTCPAY_API_KEY: apiKey,
    BTCPAY_WEBHOOK_SECRET: webhookSecret,
  } = value;
  if ([url, storeId, apiKey, webhookSecret].every((one) => one === undefined)) return undefined;
  if (!url || !storeId || !apiKey || !webhookSecret) throw new UnusableEnvironment([BTCPAY]);
  return { url, storeId, apiKey, webhookSecret };
}

function telegramOf(value: Variables): Services["telegram"] {
  const { TELEGRAM_LOGIN_URL: url, TELEGRAM_BOT_TOKEN: token } = value;
  // A token begins with its bot's number, which is no secret.
  const [botId] = token?.split(":") ?? [];
  return token === undefined || botId === undefined ? undefined : { url, botId, token };
}

const TWILIO =
  "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all three or none";

function twilioOf(value: Variables): Services["twilio"] {
  const {
    TWILIO_URL: url,
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  } = value;
  if (accountSid === undefined && authToken === undefined && from === undefined) return undefined;
  if (accountSid === undefined || authToken === undefined || from === undefined)
    throw new UnusableEnvironment([TWILIO]);
  return { url, accountSid, authToken, from };
}

const FIREBASE =
  "FIREBASE_API_KEY and FIREBASE_PROJECT_ID belong together, and FIREBASE_RECAPTCHA_SITE_KEY " +
  "needs them: set both or none";

function firebaseOf(value: Variables): Services["firebase"] {
  const {
    FIREBASE_URL: url,
    FIREBASE_KEYS_URL: keysUrl,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_PROJECT_ID: projectId,
  } = value;
  const { FIREBASE_RECAPTCHA_SITE_KEY: recaptchaSiteKey } = value;
  if (apiKey === undefined && projectId === undefined && recaptchaSiteKey === undefined)
    return undefined;
  if (apiKey === undefined || projectId === undefined) throw new UnusableEnvironment([FIREBASE]);
  return { url, keysUrl, apiKey, projectId, recaptchaSiteKey };
}

function socialOf(value: Variables): Services["social"] {
  const google = clientOf(
    "GOOGLE",
    value.GOOGLE_ISSUER,
    value.GOOGLE_CLIENT_ID,
    value.GOOGLE_CLIENT_SECRET,
  );
  const facebook = clientOf(
    "FACEBOOK",
    value.FACEBOOK_ISSUER,
    value.FACEBOOK_CLIENT_ID,
    value.FACEBOOK_CLIENT_SECRET,
  );
  return { google, facebook: facebook && { ...facebook, graphUrl: value.FACEBOOK_GRAPH_URL } };
}

function clientOf(
  name: string,
  issuer: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Client | undefined {
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new UnusableEnvironment([
      `${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together: set both or none`,
    ]);
  return { issuer, clientId, clientSecret };
}
