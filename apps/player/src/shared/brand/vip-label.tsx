interface VipLabelProps {
  readonly name: string;
  /** Of the text, and behind it: of the brand's settings, which see to it that it can be read. */
  readonly color: string;
  readonly background: string;
  readonly className?: string;
}

/** The name of a VIP level in its colours. */
export function VipLabel({ name, color, background, className = "" }: VipLabelProps) {
  return (
    <bdi
      style={{ color, backgroundColor: background }}
      className={`inline-block max-w-full truncate rounded-full px-2.5 py-0.5 text-sm leading-snug font-bold ${className}`}
    >
      {name}
    </bdi>
  );
}
