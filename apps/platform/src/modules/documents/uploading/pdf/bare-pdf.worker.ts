import { parentPort, workerData } from "node:worker_threads";
import { barePdf } from "./bare-pdf.ts";

parentPort?.postMessage(await barePdf(workerData as Uint8Array));
