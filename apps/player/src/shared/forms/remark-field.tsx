import { useText } from "../language/text.ts";

/** Characters of a remark. */
const MOST = 140;

/** Characters of a remark as the server counts them. */
function lengthOf(text: string): number {
  return Array.from(text.trim().normalize("NFC")).length;
}

/** What is wrong with a remark when it is sent; undefined where nothing is. */
export function useRemarkFault(): (text: string) => string | undefined {
  const t = useText("recover");
  return (text) =>
    lengthOf(text) < 1 || lengthOf(text) > MOST
      ? t("feedback.over", { min: 1, max: MOST })
      : undefined;
}

interface RemarkFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A short text that is counted as it is typed. */
export function RemarkField({ name, label, value, onChange, error }: RemarkFieldProps) {
  const t = useText("recover");
  const faultOf = useRemarkFault();
  const length = lengthOf(value);
  const fault = length > MOST ? faultOf(value) : error;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`remark-${name}`} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={`remark-${name}`}
        name={name}
        rows={4}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`remark-${name}-about`}
        className="w-full rounded-xl border border-edge bg-ground p-3.5 hover:border-soft aria-invalid:border-coral"
      />
      <p
        id={`remark-${name}-about`}
        className={`flex flex-wrap justify-between gap-x-4 text-sm ${fault ? "font-medium text-coral" : "text-soft"}`}
      >
        <span>{fault}</span>
        <span className="tabular-nums">
          {t("feedback.left", { left: MOST - length, max: MOST })}
        </span>
      </p>
    </div>
  );
}
