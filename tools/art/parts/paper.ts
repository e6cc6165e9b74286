/** The papers that all pictures are cut from: a night fair's, whatever ground they lie on. */
export const INK = "#1d1b3a";
export const NIGHT = "#12122b";
export const DUSK = "#34346b";
export const CREAM = "#f6f1e7";
export const SAND = "#e9d3a6";
export const LAMP = "#ffc94d";
export const AMBER = "#e8952f";
export const CORAL = "#ff6b62";
export const RED = "#c93a45";
export const WINE = "#7d2440";
export const BRICK = "#b8553a";
export const BARK = "#5a3328";
export const TEAL = "#2dd4b4";
export const SEA = "#1b8f9a";
export const DEEP = "#135a74";
export const LEAF = "#3fae6a";
export const FOREST = "#1f6b50";
export const PINE = "#154a45";
export const VIOLET = "#9b8cff";
export const PLUM = "#5b3a8c";
export const STONE = "#8d8bb0";
export const ROSE = "#ff9fb0";

/** Where a layer's shadow falls, in units of a picture 300 wide. */
const SHADOW = "translate(2.5 4)";

/** A number of a drawing, as short as it may be. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A layer of paper with its shadow on the layer below. */
export function cut(d: string, fill: string): string {
  return `<path d="${d}" transform="${SHADOW}" opacity=".25"/><path d="${d}" fill="${fill}"/>`;
}

/** A mark on a layer, without a shadow. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${seen(opacity)}/>`;
}

export function line(d: string, stroke: string, width: number, opacity = 1): string {
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" stroke="${stroke}" stroke-width="${n(width)}" ${round}${seen(opacity)}/>`;
}

export function dot(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${seen(opacity)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
}

/** A round layer with its shadow. */
export function disc(x: number, y: number, r: number, fill: string): string {
  return dot(x + 2.5, y + 4, r, "#000", 0.25) + dot(x, y, r, fill);
}

/** A part put in another place: moved, then turned, then enlarged. */
export function at(x: number, y: number, part: string, scale = 1, turn = 0): string {
  const turned = turn === 0 ? "" : ` rotate(${n(turn)})`;
  const scaled = scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${part}</g>`;
}

/** A part and its reflection beside it, around a vertical line. */
export function mirrored(part: string, x = 150): string {
  return `${part}<g transform="translate(${n(2 * x)} 0) scale(-1 1)">${part}</g>`;
}

/** A rectangle's path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** As many parts as asked, each by its number from 0. */
export function times(count: number, part: (at: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join("");
}

function seen(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${opacity}"`;
}
