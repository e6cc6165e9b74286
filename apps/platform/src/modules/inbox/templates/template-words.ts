import type { DocumentKind, RejectReason } from "../../documents/index.ts";
import type { LimitName } from "../../limits/index.ts";
import type { APPLICATION_REJECTED_FOR } from "../../promotions/index.ts";
import type { Template } from "../inbox.ts";

/** What words may name, as its reader reads it. A template has what its details have. */
interface Values {
  /** Empty for none. */
  readonly amount: string;
  readonly level: string;
  readonly minutes: string;
  readonly limit: LimitName;
  readonly document: DocumentKind;
  readonly reason: RejectReason;
  readonly day: string;
  /** Why an application was rejected. */
  readonly why: (typeof APPLICATION_REJECTED_FOR)[number];
  /** What a VIP level, a reward, a raffle, a promotion or a tournament is called. */
  readonly label: string;
  /** Of another player, without its middle. */
  readonly name: string;
  /** In the words of staff, such as how a reward was sent. */
  readonly note: string;
}

/** What each limit of a player is called. */
export type LimitWords = Readonly<Record<LimitName, string>>;

/** Every template in one language; what is missing does not compile. */
export type TemplateWords = Readonly<
  Record<Template, (values: Values) => readonly [title: string, text: string]>
>;
