import type { BodyOf, ValueOf } from "@perya/api-client";
import type { paths } from "@perya/api-client/player";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { isRefusal } from "../../shared/http/api.ts";
import { sealed } from "../../shared/http/sealed.ts";
import { useReadAgain } from "./use-handle.ts";

type SpendPath = "/points/convert" | "/points/redeem";
type Body<Path extends SpendPath> = BodyOf<paths, "POST", Path>;

/**
 * Sends a request to spend points once: pressed twice or left unanswered, it stays the same one. A
 * refused one may be corrected and sent as a new one.
 */
export function useSpend<Path extends SpendPath>(path: Path) {
  const key = useRef(crypto.randomUUID());
  const readAgain = useReadAgain();
  return useMutation<ValueOf<paths, "POST", Path>, Error, Omit<Body<Path>, "key">>({
    mutationFn: (asked) => sealed("POST", path, { ...asked, key: key.current } as Body<Path>),
    onSuccess: readAgain,
    onError: async (no) => {
      if (!isRefusal(no)) return;
      key.current = crypto.randomUUID();
      await readAgain();
    },
  });
}
