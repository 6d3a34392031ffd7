import {
  filesIn,
  hasDatabase,
  type KeptFiles,
  privateFolder,
  TABLES,
} from "../../platform/kept-files";
import { filesInParts } from "../../platform/kept-parts";

/** The places where workers keep tables, opened without creating them. */
const PLACES: readonly (() => Promise<KeptFiles | null>)[] = [
  async () => filesIn(await privateFolder(TABLES, false)),
  async () => ((await hasDatabase(TABLES)) ? filesInParts(TABLES) : null),
];

/** The results of `act` in every place that the browser has and allows. */
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

export async function keptBytes(): Promise<number> {
  const sums = await inPlaces(async (files) => {
    return (await files.list()).reduce((sum, { bytes }) => sum + bytes, 0);
  });
  return sums.reduce((sum, bytes) => sum + bytes, 0);
}

/** Deletes all kept tables except those that a worker is reading or writing. */
export async function deleteKept(): Promise<void> {
  await inPlaces(async (files) => {
    const all = await files.list();
    await Promise.allSettled(all.map(({ name }) => files.remove(name)));
  });
}
