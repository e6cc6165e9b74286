import type { TestDatabase } from "@perya/postgres/testing";
import { createStaff } from "../../staff/index.ts";
import { ana, ben, carla } from "./open-till.ts";

/** Writes the staff of the till: what a person who is gone asked for counts no more. */
export async function hire(db: TestDatabase): Promise<void> {
  for (const { id, username, brandId, trusted } of [ana, ben, carla]) {
    const person = { brandId, username, trusted, passwordHash: "none", mustChangePassword: false };
    const hired = await db.inTransaction((tx) =>
      createStaff(tx, { ...person, roles: ["cashier"] }),
    );
    if (!hired.ok || hired.value.id !== id) throw new Error(`${username} has another number`);
  }
}
