import {
  AMBER,
  BARK,
  box,
  CORAL,
  CREAM,
  cut,
  disc,
  dot,
  flat,
  FOREST,
  INK,
  LAMP,
  LEAF,
  line,
  mirrored,
  PINE,
  PLUM,
  RED,
  SAND,
  SEA,
  STONE,
  TEAL,
  times,
  VIOLET,
  WINE,
} from "../parts/paper.ts";
import { blossom, hills, leaf, pine, water } from "../parts/nature.ts";
import { arch } from "../parts/roofs.ts";

/** Kon Tum: the rông, a village's house with a roof as high as a sail. */
export function konTum(): string {
  return (
    hills([276, 246, 266, 240, 272], PINE) +
    mirrored(cut(box(76, 290, 12, 52), BARK) + cut(box(118, 290, 12, 52), BARK)) +
    cut(box(58, 278, 184, 18), "#7a4a2c") +
    cut(box(76, 238, 148, 42), BARK) +
    times(7, (one) => flat(box(82 + one * 20, 242, 4, 34), AMBER, 0.8)) +
    flat(arch(150, 280, 26, 36), INK) +
    cut("M112 66q38 16 76 0 22 90 50 180-88 18-176 0 28-90 50-180z", AMBER) +
    line(
      "M106 106q44 14 88 0M96 146q54 15 108 0M84 186q66 16 132 0M74 222q76 16 152 0",
      BARK,
      4,
      0.55,
    ) +
    line("M150 76v178M130 74Q112 160 98 250M170 74q18 86 32 176", BARK, 3, 0.4) +
    line("M108 70 96 52M192 70l12-18M112 66q38 14 76 0", WINE, 7) +
    times(5, (one) => dot(120 + one * 15, 76 - Math.abs(one - 2) * 1.5, 4, RED)) +
    cut("M136 290h28l12 54h-52z", SAND) +
    line("M136 302h30M132 316h38M130 330h44", BARK, 4) +
    hills([340, 334, 342, 334, 340], FOREST)
  );
}

/** Đắk Lắk: an elephant of Buôn Đôn, and coffee. */
export function dakLak(): string {
  const cherries = (x: number, y: number) =>
    [
      [0, 0],
      [20, 6],
      [8, 20],
      [-12, 18],
    ]
      .map(([dx = 0, dy = 0], place) => disc(x + dx, y + dy, 12, place % 2 === 0 ? RED : CORAL))
      .join("");
  return (
    hills([310, 296, 312, 300, 316], FOREST) +
    cut("M244 206q26 30 18 76l-10 4q2-44-18-64z", "#5f5d86") +
    cut(
      "M66 210Q70 140 142 136q92-4 104 76 4 40-4 124h-40v-64q-28 12-64 4v60H98v-74q-20-10-32-52z",
      "#7d7aa6",
    ) +
    cut(
      "M30 196q4-60 56-66 48 2 54 54-4 50-44 62-10 40-2 70 4 24-16 26-24-4-22-50 2-42-14-54-12-14-12-42z",
      "#8f8cb8",
    ) +
    cut("M110 144q42-14 52 24-2 44-36 56-26-18-16-80z", "#6b6894") +
    dot(72, 184, 6, INK) +
    cut("M64 236q-26 8-34-14 14 6 30-6z", CREAM) +
    cut("M130 138h92l12 58q-54 14-100 0z", RED) +
    line("M132 152h92M134 184q48 12 98 0", LAMP, 6) +
    flat(
      times(3, (one) => `M${150 + one * 27} 156l11 12-11 12-11-12z`),
      TEAL,
    ) +
    flat("M98 336h40v-10H98zM202 336h40v-10h-40z", CREAM, 0.5) +
    hills([336, 330, 340, 332, 338], LEAF) +
    line("M300 96Q240 80 178 92", BARK, 7) +
    leaf(210, 86, 60, -40) +
    leaf(262, 88, 60, -30) +
    leaf(226, 88, 56, 65) +
    cherries(256, 104) +
    cherries(200, 100)
  );
}

/** Gia Lai: a gong among the wild sunflowers of Chư Đăng Ya. */
export function giaLai(): string {
  const flower = (x: number, y: number, r: number) => blossom(x, y, r, 11, LAMP, AMBER);
  return (
    cut("M0 330Q60 244 98 214q20 12 38 0 60 44 164 116v70H0z", PLUM) +
    line("M56 76v268M244 76v268", BARK, 14) +
    line("M34 84h232", BARK, 14) +
    line("M112 88l12 42M188 88l-12 42", SAND, 4) +
    disc(150, 208, 96, "#a8672a") +
    dot(150, 208, 88, "#d99a3e") +
    times(24, (one) => {
      const angle = (one * Math.PI) / 12;
      return dot(150 + 74 * Math.cos(angle), 208 + 74 * Math.sin(angle), 5, "#8a4a1e");
    }) +
    dot(150, 208, 60, "#c07f30") +
    dot(150, 208, 50, "#e2ab50") +
    disc(150, 208, 26, LAMP) +
    dot(143, 200, 9, CREAM, 0.7) +
    hills([338, 328, 342, 330, 340], FOREST) +
    leaf(60, 350, 50, 200) +
    leaf(240, 350, 50, -20) +
    flower(44, 330, 36) +
    flower(256, 334, 36) +
    flower(104, 352, 26) +
    flower(200, 354, 26)
  );
}

/** Đắk Nông: the waterfall of Dray Sáp. */
export function dakNong(): string {
  const falls = times(
    8,
    (one) => `M${88 + one * 18} ${116 + (one % 3) * 8}v${180 + (one % 2) * 20}`,
  );
  return (
    hills([150, 124, 120, 118, 146], FOREST) +
    pine(36, 142, 70, PINE) +
    pine(266, 140, 76, PINE) +
    pine(232, 128, 50, LEAF) +
    cut("M66 108q84-18 168 0l12 216H54z", TEAL) +
    line(falls, CREAM, 9, 0.85) +
    line(
      times(7, (one) => `M${98 + one * 18} 140v${90 + (one % 3) * 30}`),
      SEA,
      4,
      0.6,
    ) +
    cut("M-4 130Q40 112 74 122 84 180 70 210q16 40-2 84 8 30-6 60H-4z", "#4a3f63") +
    cut("M304 128q-42-16-78-6-8 56 6 88-16 40 0 84-8 32 8 62h64z", "#4a3f63") +
    flat(
      "M20 170h34v12H20zM10 226h50v12H10zM26 284h34v12H26zM240 178h44v12h-44zM250 240h44v12h-44zM236 296h40v12h-40z",
      "#2c2445",
    ) +
    water(330, SEA, CREAM) +
    times(8, (one) => dot(56 + one * 27, 326 + (one % 2) * 7, 19, CREAM, 0.9)) +
    leaf(20, 392, 70, -50) +
    leaf(276, 394, 70, -120)
  );
}

/** Đà Lạt: the railway station's three gables among pines. */
export function daLat(): string {
  const gable = (x: number, y: number, half: number) =>
    cut(`M${x} ${y}L${x + half} ${y + 84}V290H${x - half}V${y + 84}z`, SAND) +
    line(`M${x - half - 6} ${y + 92}L${x} ${y - 2}l${half + 6} 94`, RED, 12) +
    [0, 1, 2]
      .map((one) =>
        flat(arch(x - 18 + one * 18, y + 118, 13, 34), ["#e2574c", TEAL, LAMP][one] ?? LAMP),
      )
      .join("") +
    flat(arch(x, 290, half * 0.9, 62), WINE);
  return (
    hills([232, 196, 220, 190, 230], FOREST) +
    hills([270, 246, 262, 240, 268], PINE) +
    pine(14, 300, 186, PINE) +
    pine(286, 300, 196, PINE) +
    gable(64, 142, 44) +
    gable(236, 142, 44) +
    gable(150, 96, 50) +
    disc(150, 152, 15, CREAM) +
    line("M150 152v-9M150 152l6 4", INK, 3) +
    cut("M0 290h300v110H0z", FOREST) +
    line("M-6 334h312M-6 360h312", STONE, 6) +
    line(
      times(12, (one) => `M${10 + one * 26} 326l-6 44`),
      BARK,
      7,
    ) +
    times(6, (one) => blossom(22 + one * 51, 306, 15, 6, one % 2 === 0 ? VIOLET : CORAL, LAMP))
  );
}
