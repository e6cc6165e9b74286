import { formatMoney, fromWire } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { useZoned } from "../../shared/format/zoned.ts";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";

/** Keeps the order of an amount or a time inside a sentence of another direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Which limit has refused the last bet, in a sentence or three; undefined until it is known. */
export function useReachedWords(news: number): string | undefined {
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
  if (name === "session") return t("reached.session");
  if (name === "bonusClosed") return t("reached.bonusClosed");
  if (name === null || most === null) return t("reached.law");
  const amount = isolated(formatMoney(fromWire(most)));
  if (name === "bonusBet") return t("reached.bonusBet", { amount });
  const when =
    freesAt === null
      ? name === "singleBet"
        ? undefined
        : t("reached.never")
      : t("reached.frees", { time: isolated(format.format(new Date(freesAt))) });
  return [t(`reached.${name}`, { amount }), own ? undefined : t("reached.staff"), when]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}
