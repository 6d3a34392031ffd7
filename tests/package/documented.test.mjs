// Whatever the package declares for its users says what it is.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
// The compiler's own reading of the declarations. "Unstable", but pinned with the compiler.
import { isClassDeclaration, isInterfaceDeclaration } from "typescript/unstable/ast/is";
import { API } from "typescript/unstable/sync";

const root = fileURLToPath(new URL("../../", import.meta.url));
const compiler = new API({ cwd: root });
after(() => compiler.close());
const snapshot = compiler.updateSnapshot({ openProjects: [`${root}tsconfig.package.json`] });
const program = snapshot.getProject(`${root}tsconfig.package.json`)?.program;

/** @typedef {import("typescript/unstable/ast").Node} Node */

/** Every declaration that stands by itself, and the members of classes and interfaces. @param {Node} file */
function declarations(file) {
  /** @type {{ name: string, documented: boolean }[]} */
  const found = [];
  file.forEachChild((statement) => {
    const text = statement.getText();
    if (!/^(export|declare) (?!type \{|\{|\*|default)/.test(text)) return;
    const name = text.match(/^(?:(?:export|declare) )+(.+?) ?[{(=:]/)?.[1] ?? text;
    found.push({ name, documented: isDocumented(statement) });
    if (!isClassDeclaration(statement) && !isInterfaceDeclaration(statement)) return;
    for (const member of statement.members) {
      const documented = isDocumented(member);
      found.push({ name: `${name}: ${member.getText().split("\n")[0]}`, documented });
    }
  });
  return found;
}

/** @param {Node} node */
function isDocumented(node) {
  return (node.jsDoc ?? []).some((doc) => doc.getText().length > "/** */".length);
}

for (const name of readdirSync(`${root}pkg`).filter((file) => file.endsWith(".d.ts"))) {
  test(`everything in ${name} is documented`, () => {
    const file = program?.getSourceFile(`${root}pkg/${name}`);
    assert(file, "the compiler reads it");
    const found = declarations(file);
    assert(found.length > 0, "it declares something");
    assert.deepEqual(
      found.filter(({ documented }) => !documented).map((declaration) => declaration.name),
      [],
    );
    // Rust's headings are for Rust.
    assert.doesNotMatch(file.text, /# Errors/);
  });
}
