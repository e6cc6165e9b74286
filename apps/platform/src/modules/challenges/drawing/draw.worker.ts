import { drawCaptcha } from "./draw-captcha.ts";
import { drawSlider, type Puzzle } from "./draw-slider.ts";

/** The drawing thread's tasks. */
export type Task =
  | { readonly draw: "captcha"; readonly text: string }
  | { readonly draw: "slider" };

/** The drawing thread. */
export default function draw(task: Task): Promise<Buffer | Puzzle> {
  return task.draw === "captcha" ? drawCaptcha(task.text) : drawSlider();
}
