import { ok, refuse } from "@perya/result";
import { createTransport } from "nodemailer";
import type { Carrier } from "./carrier.ts";

const TIMEOUT_MS = 10_000;
/** SMTP replies (RFC 5321): 5xx is final, and these are about the recipient. */
const BAD_RECIPIENT: ReadonlySet<number> = new Set([550, 551, 553, 501]);

/**
 * Mail over SMTP, from `usual` where a brand has no sender. `url` is like
 * "smtps://user:password@mail.example.com:465".
 */
export function smtp(url: string, usual: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    name: "smtp",
    keepsText: false,
    send: async ({ from = usual, recipient, subject, text }) => {
      try {
        const sent = await transport.sendMail({
          from,
          to: { name: "", address: recipient },
          subject: subject ?? "",
          text,
        });
        return ok({ reference: sent.messageId });
      } catch (fault) {
        const reply =
          fault instanceof Error && "responseCode" in fault ? Number(fault.responseCode) : 0;
        if (reply < 500) throw fault;
        return refuse(BAD_RECIPIENT.has(reply) ? "INVALID_RECIPIENT" : "UNKNOWN", String(fault));
      }
    },
  };
}
