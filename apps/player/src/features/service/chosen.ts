import { useState } from "react";
import { storeOf, useStore } from "@perya/ui/store";
import { pictureFault } from "../../shared/pictures/picture-fault.ts";

/** Pictures chosen for the next message, kept while the window is closed. */
const chosen = storeOf<readonly File[]>([]);

export const keepFiles: (files: readonly File[]) => void = chosen.set;

/** The chosen pictures, and why another one can't be sent. */
export function usePictures() {
  const files = useStore(chosen);
  const [fault, setFault] = useState<ReturnType<typeof pictureFault>>();
  const add = (more: readonly File[]) => {
    const wanted = [...files, ...more];
    const found = pictureFault(wanted);
    setFault(found);
    if (!found) keepFiles(wanted);
  };
  const remove = (file: File) => {
    setFault(undefined);
    keepFiles(files.filter((one) => one !== file));
  };
  return { files, fault, add, remove };
}
