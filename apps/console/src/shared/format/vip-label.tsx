interface VipLabelProps {
  readonly label: string;
  /** Of the text, and behind it. */
  readonly color: string;
  readonly background: string;
}

/** The name of a VIP level in its colours. */
export function VipLabel({ label, color, background }: VipLabelProps) {
  return (
    <bdi
      style={{ color, backgroundColor: background }}
      className="inline-block max-w-full truncate rounded-full px-2.5 py-0.5 text-sm font-bold"
    >
      {label}
    </bdi>
  );
}
