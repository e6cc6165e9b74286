import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { reading } from "../../http/api.ts";
import { useBrand } from "../../brand/brand.ts";
import { namedCountries, type Country } from "./countries.ts";

/** Where most of our visitors are, when nothing tells where this one is. */
const LIKELY = "PH";

/** The countries, the one that was chosen or else the visitor's own, and a way to choose. */
export function useCountry(): {
  readonly countries: readonly Country[];
  readonly country: Country | undefined;
  readonly choose: (countryCode: string) => void;
} {
  const codes = useQuery({ ...reading("/country-codes"), staleTime: Infinity });
  const { location } = useBrand();
  const [chosen, choose] = useState<string>();
  const countries = useMemo(() => namedCountries(codes.data ?? []), [codes.data]);
  const code = chosen ?? location.country ?? LIKELY;
  return { countries, country: countries.find(({ countryCode }) => countryCode === code), choose };
}
