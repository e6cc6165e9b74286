import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../shared/http/api.ts";

const MAX_IMAGES = 3;

/**
 * An answer that is being written. What is begun stays in this tab; one that may or may not have
 * arrived is sent again as the same one.
 */
export function useAnswer(id: string, onSent: () => void) {
  const kept = `perya-answer-${id}`;
  const [text, setText] = useState(() => sessionStorage.getItem(kept) ?? "");
  const [files, setFiles] = useState<readonly File[]>([]);
  /** How many were sent from here. */
  const [sent, setSent] = useState(0);
  const key = useRef(crypto.randomUUID());
  const queries = useQueryClient();
  const write = (next: string) => {
    // Other words are another message.
    key.current = crypto.randomUUID();
    setText(next);
    sessionStorage.setItem(kept, next);
  };
  const choose = (chosen: readonly File[]) => {
    key.current = crypto.randomUUID();
    setFiles(chosen.slice(0, MAX_IMAGES));
  };
  const sending = useMutation({
    mutationFn: () => {
      const body = new FormData();
      body.append("text", text.trim());
      body.append("key", key.current);
      for (const file of files) body.append("images", file);
      return call("POST", "/service/{id}/messages", { path: { id }, body });
    },
    onSuccess: async () => {
      write("");
      choose([]);
      setSent(sent + 1);
      await queries.invalidateQueries();
      onSent();
    },
  });
  const empty = text.trim() === "" && files.length === 0;
  const send = () => {
    if (!empty && !sending.isPending) sending.mutate();
  };
  return { text, write, sent, choose, empty, send, busy: sending.isPending, fault: sending.error };
}
