import { TABLES } from "../../engine/table-place";
import { filesIn, hasDatabase, type KeptFiles, privateFolder } from "../../platform/kept-files";
import { filesInParts } from "../../platform/kept-parts";

/** Where workers have kept tables; makes no such place. */
const PLACES: readonly (() => Promise<KeptFiles | null>)[] = [
  async () => filesIn(await privateFolder(TABLES, false)),
  async () => ((await hasDatabase(TABLES)) ? filesInParts(TABLES) : null),
];

/** What `act` gives for every place; those that the browser has not, or refuses, are left out. */
async function inPlaces<T>(act: (files: KeptFiles) => Promise<T>): Promise<T[]> {
  const all = await Promise.allSettled(
    PLACES.map(async (open) => {
      const files = await open();
      return files === null ? null : act(files);
    }),
  );
  return all.flatMap((one) =>
    one.status === "fulfilled" && one.value !== null ? [one.value] : [],
  );
}

/** Bytes of all tables that are kept. */
export async function keptBytes(): Promise<number> {
  const sums = await inPlaces(async (files) => {
    return (await files.list()).reduce((sum, { bytes }) => sum + bytes, 0);
  });
  return sums.reduce((sum, bytes) => sum + bytes, 0);
}

/** Deletes them all, but for what a worker is reading or writing just now. */
export async function deleteKept(): Promise<void> {
  await inPlaces(async (files) => {
    const all = await files.list();
    await Promise.allSettled(all.map(({ name }) => files.remove(name)));
  });
}
