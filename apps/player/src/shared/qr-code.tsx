import { renderSVG } from "uqr";

interface QrCodeProps {
  readonly text: string;
  /** In pixels, quiet zone and all. */
  readonly size: 90 | 100 | 143;
  /** What it leads to, for those who can't scan it. */
  readonly label: string;
  /** The brand's own picture of it, in place of ours. */
  readonly picture?: string | undefined;
}

/** Modules of white around the code, as ISO/IEC 18004 asks. */
const QUIET = 4;

/** An address as a QR code, dark on light in every theme: cameras expect it so. */
export function QrCode({ text, size, label, picture }: QrCodeProps) {
  const src =
    picture || `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: QUIET }))}`;
  return <img src={src} alt={label} width={size} height={size} className="rounded-lg" />;
}
