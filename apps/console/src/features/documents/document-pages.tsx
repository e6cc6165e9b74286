import type { DocumentDetails } from "@perya/api-client/operator";
import { useEffect, useState } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { isShortcut } from "../../shared/lists/row-keys.ts";

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const QUARTER = 90;

/** The files of a document: one large at a time, to zoom and to turn. */
export function DocumentPages({ id, files }: Pick<DocumentDetails, "id" | "files">) {
  const [place, setPlace] = useState(0);
  const file = files[place];
  if (!file) return <p className="text-soft">There are no files.</p>;
  const address = `/operator/v1/documents/${id}/files/${file.place}`;
  return (
    <div className="grid min-w-0 content-start gap-3">
      {files.length > 1 && (
        <div className="flex flex-wrap gap-2" role="group" aria-label="Files">
          {files.map((one, at) => (
            <Button
              key={one.place}
              look={at === place ? "primary" : "plain"}
              aria-pressed={at === place}
              onClick={() => setPlace(at)}
            >
              File {at + 1}
            </Button>
          ))}
        </div>
      )}
      {file.kind === "pdf" ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center">
          <a href={address} download className="text-violet underline">
            Download the PDF
          </a>
        </p>
      ) : (
        <Picture key={address} address={address} name={`File ${place + 1}`} />
      )}
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture in a box that scrolls, zoomed by + and - and turned by T. */
function Picture({ address, name }: { address: string; name: string }) {
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [size, setSize] = useState<Size>();
  const [failed, setFailed] = useState(false);
  const larger = () => setZoom((now) => Math.min(now + 1, ZOOMS.length - 1));
  const smaller = () => setZoom((now) => Math.max(now - 1, 0));
  const turn = () => setTurns((now) => now + 1);
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = { "+": larger, "-": smaller, t: turn };
    const press = (event: KeyboardEvent) => {
      if (isShortcut(event)) keys[event.key]?.();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const { width, height } = size ?? { width: 4, height: 3 };
  const across = turns % 2 === 1;
  if (failed)
    return (
      <p role="alert" className="rounded-xl border border-line p-8 text-center text-coral">
        The picture can't be loaded.
      </p>
    );
  return (
    <>
      <div className="flex flex-wrap gap-2" role="group" aria-label="The picture">
        <Button onClick={larger} disabled={zoom === ZOOMS.length - 1}>
          Larger <kbd>+</kbd>
        </Button>
        <Button onClick={smaller} disabled={zoom === 0}>
          Smaller <kbd>-</kbd>
        </Button>
        <Button onClick={turn}>
          Turn <kbd>T</kbd>
        </Button>
      </div>
      <div
        tabIndex={0}
        role="region"
        aria-label={name}
        className="max-h-[70dvh] overflow-auto rounded-xl border border-line bg-ground"
      >
        <div
          className="relative"
          style={{
            width: `${(ZOOMS[zoom] ?? 1) * 100}%`,
            aspectRatio: across ? `${height} / ${width}` : `${width} / ${height}`,
          }}
        >
          <img
            src={address}
            alt={`${name} of the document`}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setFailed(true)}
            className="absolute top-1/2 left-1/2 max-w-none"
            style={{
              width: across ? `${(width / height) * 100}%` : "100%",
              transform: `translate(-50%, -50%) rotate(${turns * QUARTER}deg)`,
            }}
          />
        </div>
      </div>
    </>
  );
}
