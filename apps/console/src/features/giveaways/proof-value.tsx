/** A hash or a seed, which wraps anywhere; a dash where there is none yet. */
export function ProofValue({ value }: { value: string | null }) {
  return value === null ? "–" : <code className="text-xs break-all">{value}</code>;
}
