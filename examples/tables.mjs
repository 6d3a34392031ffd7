// Keeps tables in files from one run to the next: `node examples/tables.mjs`.
//
// Each visit stands for a run of a program. A damaged file is refused, removed, and built again. A page does the same with
// its storage.

import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import init, { clearTables, exportTable, importTable, listTables, solve } from "taisou";

await init();
const folder = await mkdtemp(join(tmpdir(), "taisou-tables-"));
await visit();
await visit();
// Damage one of the files.
const [file = ""] = await readdir(folder);
const bytes = await readFile(join(folder, file));
bytes.writeUInt8(bytes.readUInt8(1000) ^ 1, 1000);
await writeFile(join(folder, file), bytes);
await visit();
await rm(folder, { recursive: true });

async function visit() {
  clearTables();
  const files = new Set(await readdir(folder));
  for (const name of files) {
    try {
      importTable(await readFile(join(folder, name)));
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
      files.delete(name);
    }
  }
  // The first of Korf's 15-puzzles.
  const start = "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3";
  const goal = "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15";
  const { length } = solve(start, 4, "ida-pattern", { goal });
  const built = listTables().filter(({ name }) => !files.has(name));
  for (const { name } of built) {
    const table = exportTable(name);
    if (table !== null) await writeFile(join(folder, name), table);
  }
  console.log(`${length} moves; tables read: ${files.size}, built: ${built.length}`);
}
