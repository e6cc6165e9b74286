import {
  AMBER,
  at,
  BARK,
  box,
  BRICK,
  CORAL,
  CREAM,
  cut,
  DEEP,
  disc,
  dot,
  DUSK,
  flat,
  FOREST,
  INK,
  LAMP,
  LEAF,
  line,
  mirrored,
  n,
  NIGHT,
  oval,
  PINE,
  PLUM,
  RED,
  ROSE,
  SAND,
  SEA,
  STONE,
  TEAL,
  times,
  WINE,
} from "../parts/paper.ts";
import { hills, palm, water } from "../parts/nature.ts";
import { arch, chamTower, roof } from "../parts/roofs.ts";

/** Khánh Hòa: Nha Trang's Agarwood Tower, a lotus bud on the beach. */
export function khanhHoa(): string {
  return (
    hills([250, 226, 250, 262, 240], SEA) +
    water(272, DEEP, TEAL) +
    cut("M0 330q80-26 160-14t140-8v92H0z", SAND) +
    cut("M88 250q62-26 124 0l14 72H74z", "#d98ba0") +
    mirrored(flat(arch(112, 320, 26, 50), PLUM)) +
    flat(arch(150, 320, 34, 60), PLUM) +
    mirrored(cut("M150 256Q70 244 82 168q44 14 68 88z", ROSE)) +
    mirrored(cut("M150 256q-52-40-38-114 30 20 38 50z", "#f7b9c2")) +
    cut("M150 84q44 54 36 112-6 40-36 60-30-20-36-60-8-58 36-112z", CREAM) +
    flat("M150 112q22 44 16 88-4 28-16 42-12-14-16-42-6-44 16-88z", ROSE) +
    disc(150, 84, 7, LAMP) +
    palm(38, 344, 116, 14) +
    palm(262, 350, 96, -10)
  );
}

/** Huế: the Noon Gate of the citadel. */
export function hue(): string {
  const pavilion = (x: number, y: number, half: number) =>
    flat(box(x - half, y + 20, half * 2, 34), WINE) +
    times(5, (one) => flat(box(x - half + 2 + (one * (half * 2 - 8)) / 4, y + 22, 5, 32), LAMP)) +
    roof({ x, y, ridge: half * 0.6, eaves: half + 16, height: 28, fill: LAMP });
  return (
    hills([290, 270, 292, 268, 288], PINE) +
    line("M150 66v60", STONE, 6) +
    cut("M153 68h54l-10 17 10 17h-54z", RED) +
    mirrored(pavilion(62, 186, 28)) +
    pavilion(150, 168, 70) +
    pavilion(150, 128, 48) +
    cut("M12 240h276l8 92H4z", BRICK) +
    flat("M12 240h276l1 10H11z", SAND) +
    flat(arch(150, 332, 40, 66), INK) +
    mirrored(flat(arch(98, 332, 30, 54), INK) + flat(arch(46, 332, 24, 42), INK)) +
    cut("M0 332h300v68H0z", "#8a6a4f") +
    flat("M128 332h44l30 68h-104z", SAND)
  );
}

/** Phú Yên: the stone columns of Gành Đá Đĩa in the sea. */
export function phuYen(): string {
  const top = "M-21 0-10-11H10L21 0 10 11h-20z";
  const column = (x: number, y: number, tone: number) =>
    at(
      x,
      y,
      cut("M-21 0-10 11h20L21 0V220H-21z", ["#3b3960", "#4a4874", "#2e2c52"][tone % 3] ?? DUSK) +
        flat("M10 11 21 0v220H10z", "#000", 0.25) +
        flat(top, ["#8f8cb8", "#a7a4cc", "#7b78a6"][tone % 3] ?? STONE),
    );
  const heights = [
    [24, 236],
    [66, 206],
    [108, 160],
    [150, 132],
    [192, 172],
    [234, 216],
    [276, 250],
    [45, 262],
    [87, 226],
    [129, 196],
    [171, 188],
    [213, 238],
    [255, 272],
    [24, 292],
    [66, 276],
    [108, 250],
    [150, 236],
    [192, 252],
    [234, 286],
    [276, 310],
  ] as const;
  const foam = times(7, (one) => dot(one * 50, 352 + (one % 2) * 8, 24, CREAM, 0.85));
  return (
    water(228, SEA, TEAL) +
    heights.map(([x, y], place) => column(x, y, place)).join("") +
    foam +
    cut("M0 360q38-22 75 0t75 0 75 0 75 0v40H0z", SEA) +
    line("M196 92q10-12 20 0 10-12 20 0M64 118q8-10 16 0 8-10 16 0", CREAM, 4)
  );
}

/** Quảng Nam: Hội An's lanterns over the covered bridge. */
export function quangNam(): string {
  const lantern = (x: number, y: number, rx: number, fill: string, dark: string) =>
    line(`M${x} 40V${n(y - rx)}`, INK, 3) +
    at(
      x,
      y,
      oval(2.5, 4, rx, rx * 0.82, "#0004") +
        oval(0, 0, rx, rx * 0.82, fill) +
        line(
          `M0 ${n(-rx * 0.8)}v${n(rx * 1.6)}M0 ${n(-rx * 0.8)}q${n(-rx * 1.1)} ${n(rx * 0.8)} 0 ${n(rx * 1.6)}M0 ${n(-rx * 0.8)}q${n(rx * 1.1)} ${n(rx * 0.8)} 0 ${n(rx * 1.6)}`,
          dark,
          3,
          0.7,
        ) +
        flat(box(-rx * 0.36, -rx * 0.94, rx * 0.72, 8), LAMP) +
        flat(box(-rx * 0.36, rx * 0.76, rx * 0.72, 8), LAMP) +
        line(
          `M-5 ${n(rx * 0.9)}v${n(rx * 0.5)}M5 ${n(rx * 0.9)}v${n(rx * 0.5)}M0 ${n(rx * 0.9)}v${n(rx * 0.6)}`,
          LAMP,
          3,
        ),
    );
  return (
    hills([300, 284, 296, 282, 298], PLUM) +
    cut(box(70, 246, 160, 44), WINE) +
    times(6, (one) => flat(box(78 + one * 26, 250, 12, 24), LAMP)) +
    roof({ x: 150, y: 212, ridge: 70, eaves: 116, height: 36, fill: BRICK }) +
    cut("M28 286h244v30q-24 4-24 34h-40q0-32-24-32h-68q-24 0-24 32H52q0-30-24-34z", "#d9a05a") +
    water(344, DEEP, LAMP) +
    lantern(152, 142, 56, CORAL, WINE) +
    lantern(56, 152, 40, LAMP, AMBER) +
    lantern(246, 160, 42, TEAL, DEEP)
  );
}

/** Đà Nẵng: the Dragon Bridge over the Hàn. */
export function daNang(): string {
  const towers = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((one) => box(4 + one * 38, 206 - ((one * 37) % 56), 28, 130))
    .join("");
  const lit = times(24, (one) => box(10 + (one % 8) * 38, 216 + Math.floor(one / 8) * 18, 6, 8));
  const body = "M-14 270Q20 128 92 160q52 30 74 92 14 26 34-12 12-38-2-78";
  return (
    flat(towers, PLUM, 0.9) +
    flat(lit, LAMP, 0.7) +
    line(
      times(6, (one) => `M${30 + one * 24} 262V${[190, 168, 170, 186, 216, 246][one]}`),
      CREAM,
      3,
      0.7,
    ) +
    line(body, "#a8601a", 36) +
    line(body, LAMP, 28) +
    line(body, AMBER, 15).replace("/>", ' stroke-dasharray=".1 21"/>') +
    cut("M0 262h300v22H0z", CREAM) +
    flat("M0 274h300v10H0z", STONE) +
    mirrored(cut(box(66, 284, 28, 54), STONE)) +
    at(196, 152, dragonHead, 1.12) +
    water(330, DEEP, LAMP)
  );
}

/** Looks to the right, fire before its mouth; the neck is below. */
const dragonHead =
  cut("M-24-22q-34-4-40-28 22 12 38 6-18-22-12-40 12 24 30 34z", CORAL) +
  cut("M-26-6q-26 4-38-8 6 18 26 22-20 10-34 4 14 20 38 14z", CORAL) +
  flat("M54-2q22-16 44-14-10 8-8 14 8-2 14 4-20 20-48 12z", CORAL) +
  flat("M54 2q16-10 32-6-8 8-4 12-14 8-28 2z", LAMP) +
  cut("M-28 20Q-40-18-14-30 8-40 26-26l30 6q16 2 12 14L22 0l34 10q0 14-22 18l-34 2z", LAMP) +
  flat("M14-2 62-8q-2 4-8 6L26 2l28 8q-4 4-10 4z", RED) +
  flat("M50-7l-3 9-5-8zM36-5l-3 8-5-7z", CREAM) +
  dot(6, -16, 8, CREAM) +
  dot(9, -15, 4.5, INK) +
  line("M56-18q10-12 20-6", AMBER, 4) +
  line("M-2-28Q-10-54-30-62M10-32q0-24-12-36", AMBER, 7);

/** Bình Định: the twin towers of the Cham at Quy Nhơn. */
export function binhDinh(): string {
  return (
    hills([286, 270, 284, 262, 280], FOREST) +
    chamTower(196, 326, 96, 196, "#c4694a", WINE) +
    chamTower(96, 330, 112, 236, BRICK, WINE) +
    hills([332, 322, 334, 326, 336], LEAF) +
    line("M20 340l6-14 6 14M262 346l6-14 6 14M150 350l5-12 5 12", FOREST, 4)
  );
}

/** Quảng Trị: Hiền Lương Bridge in two colours, and the flag tower beside it. */
export function quangTri(): string {
  const truss = (x: number) => `M${x} 280l20-48 20 48M${x + 20} 232h40`;
  return (
    hills([280, 262, 274, 258, 280], FOREST) +
    cut("M50 286 62 196h36l12 90z", SAND) +
    cut(box(40, 274, 80, 18), STONE) +
    cut(box(56, 190, 48, 12), STONE) +
    line("M80 190V70", STONE, 6) +
    cut("M83 72q32-12 52 2t48-4v58q-28 12-48 0t-52 0z", RED) +
    flat("M128 82l5 14h15l-12 9 5 14-13-9-13 9 5-14-12-9h15z", LAMP) +
    line(`M14 280V232H150${times(3, (one) => truss(14 + one * 40))}`, "#5ba7e8", 8) +
    line(`M286 280V232H150${times(3, (one) => truss(166 + one * 40))}`, LAMP, 8) +
    cut("M0 278h150v18H0z", "#3a86cc") +
    cut("M150 278h150v18H150z", AMBER) +
    mirrored(cut(box(66, 296, 20, 54), STONE)) +
    water(326, DEEP, TEAL)
  );
}

/** Quảng Bình: a boat in the mouth of Phong Nha cave. */
export function quangBinh(): string {
  const drop = (x: number, width: number, length: number) =>
    `M${x - width} 60Q${x - 3} ${n(60 + length * 0.5)} ${x} ${60 + length}Q${x + 3} ${n(60 + length * 0.5)} ${x + width} 60z`;
  return (
    flat("M0 40h300v360H0z", NIGHT, 0.9) +
    flat("M58 330q-18-170 92-176t92 176z", LAMP, 0.35) +
    flat("M92 330q-10-126 58-130t58 130z", "#fff0b8", 0.7) +
    cut("M0 40h84Q46 130 52 210t-20 120q10 40 20 70H0z", PLUM) +
    cut("M300 40h-84q38 90 34 170t18 120q-10 40-20 70h52z", PLUM) +
    cut("M0 40h300v34q-40-6-90 4T92 76 0 84z", "#4a3a78") +
    cut(
      drop(84, 16, 96) +
        drop(120, 12, 58) +
        drop(152, 18, 84) +
        drop(188, 12, 50) +
        drop(218, 18, 112),
      "#6b58a0",
    ) +
    cut("M44 400q-6-62 14-70 18 0 22 70zM224 400q0-52 16-58 16 2 24 58z", "#6b58a0") +
    water(322, SEA, LAMP) +
    cut("M84 312q66 22 132 0-10 34-34 36h-64q-24-2-34-36z", BARK) +
    cut("M124 316q-2-40 14-44t18 44z", CORAL) +
    dot(140, 262, 11, SAND) +
    cut("M116 262q24-30 48 0z", CREAM) +
    line("M174 252 196 348", SAND, 5)
  );
}
