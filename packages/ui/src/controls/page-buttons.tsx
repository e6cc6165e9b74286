import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface PageButtonsProps {
  /** From 1. */
  readonly pageNo: number;
  readonly pages: number;
  readonly onPage: (pageNo: number) => void;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** The text that says which page this is. */
  readonly children: ReactNode;
  readonly className: string;
}

/** Buttons to the previous and the next page; nothing when there is only one page. */
export function PageButtons({
  pageNo,
  pages,
  onPage,
  label,
  before,
  after,
  children,
  className,
}: PageButtonsProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={`flex items-center gap-2 ${className}`}>
      <Button disabled={pageNo <= 1} onClick={() => onPage(pageNo - 1)}>
        {before}
      </Button>
      {children}
      <Button disabled={pageNo >= pages} onClick={() => onPage(pageNo + 1)}>
        {after}
      </Button>
    </nav>
  );
}
