import type { Rule } from "./compile.ts";
import type { Folded } from "./fold.ts";
import { ruleOf, type Profile } from "./profile.ts";

/** What a brand's profiles demand of identity documents. */
export interface DocumentLaw {
  /** The rule by which a face stands beside a document before a level counts. */
  readonly face: (Rule & { readonly sentence: string }) | undefined;
  /** How long after its end a document still proves something, as an ISO 8601 period of days. */
  readonly grace: string;
}

/** A document proves nothing from the day after its end where no profile gives it longer. */
const NO_GRACE = "P0D";
/** From this day on periods are compared: a month of it is as long as any. */
const relativeTo = Temporal.PlainDate.from("2026-01-01");

/** What folded profiles demand of documents; the shortest term of theirs counts. */
export function documentLawIn({
  profiles,
  folded,
}: {
  readonly profiles: readonly Profile[];
  readonly folded: Folded;
}): DocumentLaw {
  const face = folded.get("kyc.face");
  const [owner] = face?.value === true ? face.of : [];
  const terms = profiles.flatMap(({ cells }) => periodOf(cells["kyc.docExpiry"]?.value) ?? []);
  const [shortest = NO_GRACE] = terms.toSorted((a, b) =>
    Temporal.Duration.compare(a, b, { relativeTo }),
  );
  return {
    face: owner && {
      rule: ruleOf(owner.code, "kyc.face"),
      version: owner.version,
      sentence:
        `The law asks for a picture of the face beside the document (${owner.name}). ` +
        `Rule ${ruleOf(owner.code, "kyc.face")}, version ${owner.version}.`,
    },
    grace: shortest,
  };
}

/** A term in days, weeks, months or years; any other text is for staff to read. */
function periodOf(value: unknown): string | undefined {
  return typeof value === "string" && /^P(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?$/.test(value)
    ? Temporal.Duration.from(value).toString()
    : undefined;
}
