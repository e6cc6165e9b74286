import { useText, type Key } from "../../../shared/language/text.ts";

/** A prize's label: prizes as they are known, anything else in words. */
export function PrizeName({ prize }: { prize: string }) {
  const t = useText("lottery");
  const key = `prize.${prize}` as Key<"lottery">;
  return t.has(key) ? t(key as never) : prize;
}
