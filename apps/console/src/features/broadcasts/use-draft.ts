import type { AudienceCount, BrandName } from "@perya/api-client/operator";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../shared/http/api.ts";
import { audienceOf, emptyDraft, messageOf, type Draft } from "./draft.ts";

/** A message that is being written: what was typed, how many it is for, and its sending. */
export function useDraft(brand: BrandName) {
  const [draft, setDraft] = useState(() => emptyDraft(brand.language));
  const [counted, setCounted] = useState<AudienceCount>();
  const [fault, setFault] = useState<string>();
  const [state, setState] = useState<"writing" | "counting" | "sent">("writing");
  const navigate = useNavigate();
  const query = { brand: brand.id };
  const change = (to: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...to }));
    setCounted(undefined);
    setFault(undefined);
  };
  const count = async () => {
    setState("counting");
    try {
      const { advertises } = messageOf(draft);
      const body = { audience: audienceOf(draft), advertises };
      setCounted(await call("POST", "/broadcasts/count", { query, body }));
    } catch (problem) {
      setFault(problem instanceof Error ? problem.message : String(problem));
    }
    setState("writing");
  };
  const send = async () => {
    const expected = counted?.count ?? 0;
    const body = { ...messageOf(draft), audience: audienceOf(draft), expected };
    const { id } = await call("POST", "/broadcasts", { query, body });
    setState("sent");
    // Once what guards unsaved words knows that they are sent.
    setTimeout(() => void navigate({ to: "/messages/$id", params: { id } }));
  };
  const dirty = state !== "sent" && isWritten(draft);
  return { draft, counted, fault, busy: state === "counting", dirty, change, count, send };
}

const isWritten = ({ words, names }: Draft) =>
  names !== "" || Object.values(words).some(({ title, text }) => title + text !== "");
