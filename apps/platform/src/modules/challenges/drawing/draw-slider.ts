import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { between } from "./chance.ts";

/** Pixels of the picture and of the square the piece fits into. */
export const SLIDER = { width: 320, height: 160, piece: 52 } as const;

/**
 * Where a gap may begin: anywhere except where the piece starts. The wider the range, the less a
 * fixed answer is worth.
 */
const PLACES = { first: 26, last: SLIDER.width - SLIDER.piece - 4 } as const;

const KNOB = 8;
const SHAPES = 26;

/**
 * A puzzle: the picture with its gap, the piece that was cut out, how far down both are, and where
 * the gap begins. PNGs.
 */
export interface Puzzle {
  readonly background: Buffer;
  readonly piece: Buffer;
  readonly top: number;
  /** The answer. It never leaves the server. */
  readonly place: number;
}

/** Where the next gap begins, in pixels from the left: every position is equally likely. */
export function gapPlace(): number {
  return between(PLACES.first, PLACES.last);
}

/** Draws a puzzle with a gap at a random place. */
export async function drawSlider(): Promise<Puzzle> {
  const picture = paint();
  const place = gapPlace();
  const top = between(KNOB + 4, SLIDER.height - SLIDER.piece - KNOB - 4);
  const piece = createCanvas(SLIDER.piece, SLIDER.piece);
  const cut = piece.getContext("2d");
  outline(cut);
  cut.save();
  cut.clip();
  cut.drawImage(picture, -place, -top);
  cut.restore();
  cut.lineWidth = 2;
  cut.strokeStyle = "rgb(255 255 255 / 0.9)";
  cut.stroke();
  darken(picture.getContext("2d"), place, top);
  return { background: await picture.encode("png"), piece: await piece.encode("png"), top, place };
}

function paint(): Canvas {
  const canvas = createCanvas(SLIDER.width, SLIDER.height);
  const pen = canvas.getContext("2d");
  const sky = pen.createLinearGradient(0, 0, SLIDER.width, SLIDER.height);
  const hue = between(0, 359);
  sky.addColorStop(0, `hsl(${hue} 60% 62%)`);
  sky.addColorStop(1, `hsl(${(hue + between(40, 120)) % 360} 65% 38%)`);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SLIDER.width, SLIDER.height);
  for (let shape = 0; shape < SHAPES; shape++) drawShape(pen, hue);
  return canvas;
}

function drawShape(pen: SKRSContext2D, hue: number): void {
  const turned = (hue + between(0, 180)) % 360;
  pen.fillStyle = `hsl(${turned} ${between(40, 85)}% ${between(30, 75)}% / 0.5)`;
  pen.beginPath();
  pen.ellipse(
    between(0, SLIDER.width),
    between(0, SLIDER.height),
    between(8, 46),
    between(6, 34),
    between(0, 3),
    0,
    2 * Math.PI,
  );
  pen.fill();
}

/** The outline of a piece with a knob on its right side and a notch in its top. */
function outline(pen: SKRSContext2D): void {
  const low = KNOB;
  const high = SLIDER.piece - KNOB - 1;
  const middle = (low + high) / 2;
  pen.beginPath();
  pen.moveTo(low, low);
  pen.lineTo(middle - KNOB, low);
  pen.arc(middle, low, KNOB, Math.PI, 0, true);
  pen.lineTo(high, low);
  pen.lineTo(high, middle - KNOB);
  pen.arc(high, middle, KNOB, -Math.PI / 2, Math.PI / 2, false);
  pen.lineTo(high, high);
  pen.lineTo(low, high);
  pen.closePath();
}

function darken(pen: SKRSContext2D, place: number, top: number): void {
  pen.save();
  pen.translate(place, top);
  outline(pen);
  pen.fillStyle = "rgb(0 0 0 / 0.55)";
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = "rgb(255 255 255 / 0.65)";
  pen.stroke();
  pen.restore();
}
