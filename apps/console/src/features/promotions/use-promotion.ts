import type { BrandName, Promotion } from "@perya/api-client/operator";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useHeld } from "../../shared/editing/held.ts";
import { savable } from "../../shared/editing/savable.ts";
import { call } from "../../shared/http/api.ts";
import { bodyOf } from "./promotion-body.ts";
import { draftOf, freshOf, promotionsOf, type Draft } from "./promotion.ts";

interface Options {
  readonly brand: BrandName;
  readonly currency: string;
  /** Undefined for a new one. */
  readonly promotion: Promotion | undefined;
  readonly onSaved: (promotion: Promotion) => void;
}

/** A promotion that is being written or changed, with a way to save it. */
export function usePromotion({ brand, currency, promotion, onSaved }: Options) {
  const queries = useQueryClient();
  const { queryKey } = promotionsOf(brand.id);
  const held = useHeld<Draft>(
    promotion
      ? { version: String(promotion.version), value: draftOf(promotion) }
      : { version: "", value: freshOf(brand) },
  );
  const save = useMutation({
    mutationFn: async () => {
      const body = bodyOf(held.value, currency);
      return promotion
        ? call("PUT", "/promotions/{id}", {
            path: { id: promotion.id },
            body: { version: Number(held.version), promotion: body },
          })
        : call("POST", "/promotions", { query: { brand: brand.id }, body });
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey });
      held.drop();
      onSaved(saved);
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return savable(held, save, promotion ? "promotion" : "", () => save.mutate());
}

/** A promotion that is written, as its fields see it. */
export interface Editing {
  readonly value: Draft;
  readonly change: (to: Partial<Draft>) => void;
  readonly errorAt: (...path: readonly (string | number)[]) => string | undefined;
  readonly currency: string;
  /** Its terms were announced and stay. */
  readonly fixed: boolean;
}
