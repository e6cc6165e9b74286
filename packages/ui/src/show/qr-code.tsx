import { renderSVG } from "uqr";

interface QrCodeProps {
  readonly text: string;
  /** In pixels, including the quiet zone. */
  readonly size: number;
  /** A description of its target, for those who can't scan it. */
  readonly label: string;
  /** An image of the code to show in place of ours. */
  readonly picture?: string | undefined;
  readonly className?: string;
}

/** White modules around the code, as ISO/IEC 18004 requires. */
const QUIET = 4;

/** A text as a QR code, dark on light in every theme because cameras expect that. */
export function QrCode({ text, size, label, picture, className = "" }: QrCodeProps) {
  const src =
    picture || `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: QUIET }))}`;
  return (
    <img src={src} alt={label} width={size} height={size} className={`rounded-lg ${className}`} />
  );
}
