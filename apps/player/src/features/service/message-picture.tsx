import { useEffect, useState } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { fetchPicture } from "../../shared/http/fetch-picture.ts";
import { useText } from "../../shared/language/text.ts";

interface Props {
  readonly seq: number;
  readonly place: number;
  /** How many the message has. */
  readonly of: number;
}

/** A picture of a message; a press shows all of it. */
export function MessagePicture({ seq, place, of }: Props) {
  const t = useText("service");
  const [open, setOpen] = useState(false);
  const { address, failed, retry } = usePicture(seq, place);
  const alt = t("picture", { place, of });
  if (failed)
    return (
      <button type="button" onClick={retry} className="min-h-11 text-sm font-semibold underline">
        {t("pictureFailed")}
      </button>
    );
  if (address === undefined)
    return <span aria-hidden="true" className="size-28 animate-pulse rounded-xl bg-ground" />;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="rounded-xl">
        <img
          src={address}
          alt={alt}
          className="max-h-48 min-h-11 max-w-full min-w-11 rounded-xl bg-ground object-contain"
        />
      </button>
      {open && (
        <Dialog title={alt} onClose={() => setOpen(false)}>
          <img src={address} alt={alt} className="mx-auto max-h-[75dvh] max-w-full" />
        </Dialog>
      )}
    </>
  );
}

/** A picture's address within this page, once it has come. */
function usePicture(seq: number, place: number) {
  const [address, setAddress] = useState<string>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let made: string | undefined;
    const load = async () => {
      const path = `/service/messages/${seq}/pictures/${place}`;
      const bytes = await fetchPicture(path, stop.signal);
      if (stop.signal.aborted) return;
      made = URL.createObjectURL(bytes);
      setAddress(made);
    };
    load().catch(() => stop.signal.aborted || setFailed(true));
    return () => {
      stop.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [seq, place, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { address, failed, retry };
}
