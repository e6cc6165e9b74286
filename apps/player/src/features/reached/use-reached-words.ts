import { formatMoney, fromWire } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { useZoned } from "../../shared/format/zoned.ts";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";

/** Keeps the order of an amount or a time inside a sentence of another direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** What has refused the last bet. */
interface ReachedWords {
  /** A sentence or three. */
  readonly text: string;
  /** Whether a bonus did, and no limit. */
  readonly ofBonus: boolean;
}

/** Which limit or bonus has refused the last bet; undefined until it is known. */
export function useReachedWords(news: number): ReachedWords | undefined {
  const t = useText("limits");
  const format = useZoned("time");
  const asked = reading("/limits/reached");
  const { data } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, news],
    staleTime: Infinity,
    gcTime: 0,
  });
  const reached = data?.reached;
  if (!reached) return undefined;
  const { name, most, own, freesAt } = reached;
  const said = (text: string, ofBonus = false) => ({ text, ofBonus });
  if (name === "session") return said(t("reached.session"));
  if (name === "bonusClosed") return said(t("reached.bonusClosed"), true);
  if (name === null || most === null) return said(t("reached.law"));
  const amount = isolated(formatMoney(fromWire(most)));
  if (name === "bonusBet") return said(t("reached.bonusBet", { amount }), true);
  const when =
    freesAt === null
      ? name === "singleBet"
        ? undefined
        : t("reached.never")
      : t("reached.frees", { time: isolated(format.format(new Date(freesAt))) });
  const sentences = [t(`reached.${name}`, { amount }), own ? undefined : t("reached.staff"), when];
  return said(sentences.filter((sentence) => sentence !== undefined).join(" "));
}
