import { elevenFive, keno, reels } from "./games/balls.ts";
import { dice } from "./games/dice.ts";
import { race } from "./games/race.ts";
import { zodiac } from "./games/zodiac.ts";
import * as coast from "./landmarks/coast.ts";
import * as delta from "./landmarks/delta.ts";
import * as fruits from "./landmarks/fruits.ts";
import * as highlands from "./landmarks/highlands.ts";
import * as north from "./landmarks/north.ts";
import * as produce from "./landmarks/produce.ts";
import * as south from "./landmarks/south.ts";
import { picture, type SkyName } from "./parts/frame.ts";
import { minuteSign } from "./parts/numerals.ts";
import { CORAL, LAMP, LEAF, PLUM, RED, SEA, TEAL, VIOLET } from "./parts/paper.ts";

/** A picture's sky, what stands before it, and in how many minutes its game is drawn. */
type Recipe = readonly [sky: SkyName, shown: () => string, minutes?: number];

const GOLD = "#d98500";
const BLUE = "#3a86cc";

/** Awnings by the region, or by the kind of game. */
const STALLS: readonly (readonly [awning: string, pictures: Readonly<Record<string, Recipe>>])[] = [
  [
    CORAL,
    {
      "vn-thai-binh": ["field", north.thaiBinh],
      "vn-ha-noi": ["dusk", north.haNoi],
      "vn-quang-ninh": ["dawn", north.quangNinh],
      "vn-bac-ninh": ["violet", north.bacNinh],
      "vn-hai-phong": ["storm", north.haiPhong],
      "vn-nam-dinh": ["rose", north.namDinh],
      "vn-north": ["dusk", north.pavilion],
      "vn27-1m": ["dusk", north.pavilion, 1],
      "vn27-5m": ["violet", north.pavilion, 5],
      "vn27-30m": ["forest", north.pavilion, 30],
      "hn5-5m": ["rose", north.onePillar, 5],
    },
  ],
  [
    VIOLET,
    {
      "vn-khanh-hoa": ["lagoon", coast.khanhHoa],
      "vn-kon-tum": ["dawn", highlands.konTum],
      "vn-hue": ["violet", coast.hue],
      "vn-phu-yen": ["noon", coast.phuYen],
      "vn-dak-lak": ["moss", highlands.dakLak],
      "vn-quang-nam": ["night", coast.quangNam],
      "vn-da-nang": ["night", coast.daNang],
      "vn-binh-dinh": ["dusk", coast.binhDinh],
      "vn-quang-tri": ["storm", coast.quangTri],
      "vn-quang-binh": ["forest", coast.quangBinh],
      "vn-gia-lai": ["clay", highlands.giaLai],
      "vn-ninh-thuan": ["field", produce.ninhThuan],
      "vn-quang-ngai": ["lagoon", produce.quangNgai],
      "vn-dak-nong": ["forest", highlands.dakNong],
    },
  ],
  [
    TEAL,
    {
      "vn-tien-giang": ["moss", fruits.tienGiang],
      "vn-kien-giang": ["dawn", delta.kienGiang],
      "vn-da-lat": ["violet", highlands.daLat],
      "vn-hcm": ["dusk", south.hoChiMinh],
      "vn-dong-thap": ["rose", delta.dongThap],
      "vn-ca-mau": ["field", delta.caMau],
      "vn-ben-tre": ["noon", fruits.benTre],
      "vn-vung-tau": ["night", south.vungTau],
      "vn-bac-lieu": ["dawn", delta.bacLieu],
      "vn-dong-nai": ["forest", fruits.dongNai],
      "vn-can-tho": ["clay", delta.canTho],
      "vn-soc-trang": ["night", delta.socTrang],
      "vn-tay-ninh": ["lagoon", south.tayNinh],
      "vn-an-giang": ["dusk", delta.anGiang],
      "vn-binh-thuan": ["clay", produce.binhThuan],
      "vn-vinh-long": ["storm", delta.vinhLong],
      "vn-binh-duong": ["rose", fruits.binhDuong],
      "vn-tra-vinh": ["noon", south.traVinh],
      "vn-long-an": ["lagoon", fruits.longAn],
      "vn-binh-phuoc": ["forest", fruits.binhPhuoc],
      "vn-hau-giang": ["dawn", fruits.hauGiang],
      "vn-south": ["noon", south.leafHat],
      "vn18-1m": ["noon", south.leafHat, 1],
      "vn18-5m": ["rose", south.leafHat, 5],
    },
  ],
  [LAMP, { thai: ["violet", south.grandPalace] }],
  [
    PLUM,
    {
      keno: ["night", () => keno(2, false)],
      "keno-1m": ["lagoon", () => keno(0, true), 1],
      "keno-5m": ["rose", () => keno(1, true), 5],
    },
  ],
  [
    GOLD,
    {
      k3: ["clay", () => dice([5, 2, 6], LEAF)],
      "k3-1m": ["clay", () => dice([1, 4, 6], SEA), 1],
      "k3-5m": ["forest", () => dice([5, 3, 2], RED), 5],
      "k3-triples-lose": ["violet", () => dice([4, 4, 4], LEAF)],
      "lott-k3-20m": ["violet", () => dice([4, 4, 4], LEAF), 20],
    },
  ],
  [
    RED,
    {
      pk10: [
        "dusk",
        () =>
          race([
            [CORAL, 1],
            [TEAL, 4],
            [LAMP, 7],
          ]),
      ],
      "pk10-1m": [
        "dusk",
        () =>
          race([
            [CORAL, 1],
            [TEAL, 4],
            [LAMP, 7],
          ]),
        1,
      ],
      "pk10-5m": [
        "night",
        () =>
          race([
            [LAMP, 5],
            [VIOLET, 2],
            [CORAL, 9],
          ]),
        5,
      ],
      "zy-pk10-10m": [
        "lagoon",
        () =>
          race([
            [VIOLET, 8],
            [CORAL, 3],
            [TEAL, 6],
          ]),
        10,
      ],
    },
  ],
  [
    BLUE,
    {
      ssc: ["lagoon", () => reels([7, 3, 8, 0, 5])],
      "ssc-1m": ["lagoon", () => reels([7, 3, 8, 0, 5]), 1],
      "ssc-5m": ["dawn", () => reels([2, 8, 6, 4, 9]), 5],
      "zy-ssc-10m": ["forest", () => reels([8, 1, 3, 7, 6]), 10],
      "lott-ssc-20m": ["storm", () => reels([5, 9, 2, 6, 8]), 20],
    },
  ],
  [
    LEAF,
    {
      "11x5": ["rose", elevenFive],
      "11x5-1m": ["rose", elevenFive, 1],
      "11x5-5m": ["night", elevenFive, 5],
      "zy-11x5-10m": ["lagoon", elevenFive, 10],
      "lott-11x5-20m": ["field", elevenFive, 20],
    },
  ],
  [RED, { "mark-six": ["clay", zodiac], mark6: ["night", zodiac] }],
];

/** The pictures of all lotteries by the names of their files. */
export function lotteryPictures(): ReadonlyMap<string, string> {
  return new Map(
    STALLS.flatMap(([awning, pictures]) =>
      Object.entries(pictures).map(([name, [sky, shown, minutes]]): [string, string] => [
        name,
        picture(sky, awning, shown(), minutes === undefined ? "" : minuteSign(minutes)),
      ]),
    ),
  );
}
