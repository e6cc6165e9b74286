import { useMemo, useState, type ComponentProps } from "react";
import { useBrand } from "../brand/brand.ts";
import { noteSource, pictureSources } from "./picture-sources.ts";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "alt"> {
  /** Its own address: at its vendor, or at this site. */
  readonly src: string;
  /** What it says to who does not see it; empty for decoration. */
  readonly alt: string;
}

/**
 * A picture of a game, a vendor or a banner, a plain tile where there is none: from one of the
 * brand's servers of pictures, where that fails from the next, and at last from its own address.
 */
export function Picture({ src, alt, ...image }: PictureProps) {
  const { imageCDNs } = useBrand();
  const sources = useMemo(() => pictureSources(src, imageCDNs), [src, imageCDNs]);
  const [missed, setMissed] = useState({ src, times: 0 });
  const times = missed.src === src ? missed.times : 0;
  const source = sources[times] ?? { address: src };
  const miss = () => {
    noteSource(source, false);
    if (times + 1 < sources.length) setMissed({ src, times: times + 1 });
  };
  if (src === "") return <span aria-hidden="true" className={`block ${image.className ?? ""}`} />;
  return (
    // Another picture is another element: this one would stand until the other one has come.
    <img
      key={source.address}
      {...image}
      src={source.address}
      alt={alt}
      onLoad={() => noteSource(source, true)}
      onError={miss}
    />
  );
}
