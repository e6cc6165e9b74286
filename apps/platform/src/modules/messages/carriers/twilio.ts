import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { CarrierRefusal } from "../messages.ts";
import type { Carrier } from "./carrier.ts";

export interface TwilioAccount {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or the SID of a messaging service ("MG…"). */
  readonly from: string;
}

const TIMEOUT_MS = 10_000;
/** Twilio's error codes, as far as they concern a player. */
const CODES: Readonly<Record<number, CarrierRefusal>> = {
  21211: "INVALID_RECIPIENT",
  21265: "INVALID_RECIPIENT",
  21604: "INVALID_RECIPIENT",
  21614: "INVALID_RECIPIENT",
  20429: "TOO_MANY_REQUESTS",
  63038: "QUOTA_EXCEEDED",
  21408: "OPERATION_NOT_ALLOWED",
  21610: "OPERATION_NOT_ALLOWED",
  21612: "OPERATION_NOT_ALLOWED",
};

const taken = z.object({ sid: z.string() });
const refused = z.object({ code: z.number().nullish(), message: z.string().nullish() });

/** Text messages by Twilio's Messages resource (API 2010-04-01). */
export function twilio({ url, accountSid, authToken, from: usual }: TwilioAccount): Carrier {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  return {
    name: "twilio",
    keepsText: false,
    send: async ({ from = usual, recipient, text }) => {
      const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
      const body = new URLSearchParams({ To: recipient, [sender]: from, Body: text });
      const response = await fetch(address, {
        method: "POST",
        headers: { authorization },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (response.ok) return ok({ reference: taken.parse(answer).sid });
      if (response.status >= 500) throw new Error(`Twilio answered ${response.status}`);
      const { code, message } = refused.safeParse(answer).data ?? {};
      const known = CODES[code ?? 0] ?? (response.status === 429 ? "TOO_MANY_REQUESTS" : "UNKNOWN");
      return refuse(known, `${code ?? response.status} ${message ?? ""}`.trim());
    },
  };
}
