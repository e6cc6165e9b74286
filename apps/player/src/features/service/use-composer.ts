import { useState } from "react";
import { sessionPlayer } from "../../shared/session/session.ts";
import { keepFiles, usePictures } from "./chosen.ts";
import { post } from "./outbox.ts";
import { readDraft, storeDraft } from "./unsent.ts";

const MAX_TEXT = 2_000;

/** The next message: its words and pictures, which stay until it is sent. */
export function useComposer() {
  const player = sessionPlayer();
  const [text, setText] = useState(() => readDraft(player));
  const pictures = usePictures();
  const plain = text.trim().normalize("NFC");
  const left = MAX_TEXT - Array.from(plain).length;
  const canSend = left >= 0 && (plain !== "" || pictures.files.length > 0);
  const write = (next: string) => {
    setText(next);
    storeDraft(player, next);
  };
  const send = () => {
    if (!canSend) return;
    post(plain, pictures.files);
    write("");
    keepFiles([]);
  };
  return { text, write, left, canSend, send, pictures };
}
