import { useMemo, useState } from "react";
import { isSignedIn } from "../session/session.ts";
import { overHere } from "./over.ts";
import { placeOf, type Place } from "./place.ts";
import { useHere } from "./use-location.ts";

/**
 * The place of the page that the page of the address lies over; undefined where it lies over none,
 * and for a guest, who is sent to the sign-in first. Decided when the page is opened, so that the
 * end of a session does not take away what is in use.
 */
export function usePlaceUnder(): Place | undefined {
  const under = useHere(
    () => overHere()?.under ?? "",
    () => "",
  );
  const [opened, setOpened] = useState({ under, admitted: under !== "" && isSignedIn() });
  let { admitted } = opened;
  if (opened.under !== under) {
    admitted = under !== "" && (opened.admitted || isSignedIn());
    setOpened({ under, admitted });
  }
  return useMemo(() => (admitted ? placeOf(under) : undefined), [admitted, under]);
}
