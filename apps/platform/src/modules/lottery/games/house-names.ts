import type { GameNames } from "../../catalogue/index.ts";

/**
 * What new installations' lotteries are called in languages, by code: only where players of that
 * language know them by such a name. Everywhere else the plain name is shown.
 */
export const HOUSE_NAMES: Readonly<Record<string, GameNames>> = {
  "VN27-1M": { VI: "Việt Nam 27 · 1 phút" },
  "VN27-5M": { VI: "Việt Nam 27 · 5 phút" },
  "VN27-30M": { VI: "Việt Nam 27 · 30 phút" },
  "VN18-1M": { VI: "Việt Nam 18 · 1 phút" },
  "VN18-5M": { VI: "Việt Nam 18 · 5 phút" },
  THAI: { CN: "泰国彩票", VI: "Xổ số Thái Lan" },
  MARK6: { CN: "六合彩", TW: "六合彩", VI: "Lục hợp" },
  "K3-1M": { CN: "1分快三" },
  "K3-5M": { CN: "5分快三" },
  "PK10-1M": { CN: "1分PK10" },
  "PK10-5M": { CN: "5分PK10" },
  "SSC-1M": { CN: "1分时时彩" },
  "SSC-5M": { CN: "5分时时彩" },
  "11X5-1M": { CN: "1分11选5" },
  "11X5-5M": { CN: "5分11选5" },
  "HN5-5M": { CN: "河内5分彩", VI: "Hà Nội 5 · 5 phút" },
  "LOTT-SSC-20M": { CN: "20分时时彩" },
  "LOTT-11X5-20M": { CN: "20分11选5" },
  "LOTT-K3-20M": { CN: "20分快三（豹子通杀）" },
  "ZY-SSC-10M": { CN: "ZY 10分时时彩" },
  "ZY-11X5-10M": { CN: "ZY 10分11选5" },
  "ZY-PK10-10M": { CN: "ZY 10分PK10" },
};
