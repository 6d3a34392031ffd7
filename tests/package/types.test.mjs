// Public declarations have doc comments and match the values of the package in both directions. Fails for a value that its type does
// not allow, and for a part of a declared type that no value of `examples` has.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
// The API of the compiler is unstable, but pinned with it.
import * as is from "typescript/unstable/ast/is";
import { API } from "typescript/unstable/sync";
import { examples } from "./examples.mjs";

/** @typedef {any} Node A node of a declaration, whose types in the compiler are unstable. */

const root = fileURLToPath(new URL("../../", import.meta.url));
const compiler = new API({ cwd: root });
after(() => compiler.close());
const project = `${root}tsconfig.package.json`;
const program = compiler.updateSnapshot({ openProjects: [project] }).getProject(project)?.program;

/** The declared types by their names. @type {Map<string, Node>} */
const declared = new Map();
program?.getSourceFile(`${root}pkg/solve_glue.d.ts`)?.forEachChild((/** @type {Node} */ node) => {
  if (is.isInterfaceDeclaration(node) || is.isTypeAliasDeclaration(node))
    declared.set(node.name.getText(), node);
});

/** Parts of declarations that a value has had. @type {Set<Node>} */
const seen = new Set();
/** Parts of declarations that a value must have. @type {Map<Node, string>} */
const wanted = new Map();

/**
 * Parts that no known call returns.
 * @type {Record<string, string>}
 */
const UNSEEN = { 'Reason.limit: "nothingLeft"': "a search begins only if there is a solution" };

/**
 * The alternatives of a type: objects with members, arrays, tuples, or plain values.
 * @param {Node} node
 * @param {string} path
 * @returns {Shape[]}
 * @typedef {{ node: Node, path: string, members?: Member[], items?: Node, tuple?: Node[], plain?: (value: unknown) => boolean }} Shape
 * @typedef {{ name: string, node: Node, type: Node, optional: boolean }} Member
 */
function shapesOf(node, path) {
  if (is.isParenthesizedTypeNode(node) || is.isTypeOperatorNode(node))
    return shapesOf(node.type, path);
  if (is.isUnionTypeNode(node))
    return node.types.flatMap((/** @type {Node} */ one) => shapesOf(one, path));
  if (is.isIntersectionTypeNode(node)) {
    return node.types
      .map((/** @type {Node} */ one) => shapesOf(one, path))
      .reduce((/** @type {Shape[]} */ left, /** @type {Shape[]} */ right) =>
        left.flatMap((a) =>
          right.map((b) => ({
            // Mark the part that differs between the alternatives.
            node: right.length > 1 ? b.node : a.node,
            path,
            members: [...(a.members ?? []), ...(b.members ?? [])],
          })),
        ),
      );
  }
  if (is.isTypeLiteralNode(node)) return [{ node, path, members: node.members.map(memberOf) }];
  if (is.isInterfaceDeclaration(node)) {
    const inherited = (node.heritageClauses ?? [])
      .flatMap((/** @type {Node} */ clause) => [...clause.types])
      .flatMap((/** @type {Node} */ { expression }) =>
        shapesOf(declared.get(expression.getText()), path).flatMap(({ members = [] }) => members),
      );
    return [{ node, path, members: [...inherited, ...node.members.map(memberOf)] }];
  }
  if (is.isArrayTypeNode(node)) return [{ node, path, items: node.elementType }];
  if (is.isTupleTypeNode(node)) {
    const elements = node.elements.map((/** @type {Node} */ one) => one.type ?? one);
    return [{ node, path, tuple: elements }];
  }
  if (is.isLiteralTypeNode(node)) {
    const value = JSON.parse(node.getText());
    return [{ node, path, plain: (other) => other === value }];
  }
  if (is.isTypeReferenceNode(node)) return referred(node, path);
  if (is.isIndexedAccessTypeNode(node)) {
    const [shape] = shapesOf(node.objectType, path);
    const name = JSON.parse(node.indexType.getText());
    const member = shape?.members?.find((one) => one.name === name);
    assert(member, `${path}: ${node.getText()}`);
    return shapesOf(member.type, path);
  }
  const keyword = node.getText();
  assert(
    ["string", "number", "boolean", "bigint"].includes(keyword),
    `${path}: ${keyword} is not read here`,
  );
  return [{ node, path, plain: (value) => typeof value === keyword }];
}

/** @param {Node} node @param {string} path @returns {Shape[]} */
function referred(node, path) {
  const name = node.typeName.getText();
  const [given] = node.typeArguments ?? [];
  if (name === "Readonly") return shapesOf(given, path);
  if (name === "Record") return [{ node, path, members: [] }];
  if (name === "Partial") {
    return shapesOf(given, path).map((shape) => ({
      ...shape,
      node,
      members: shape.members?.map((member) => ({ ...member, optional: true })) ?? [],
    }));
  }
  const declaration = declared.get(name);
  assert(declaration, `${path}: ${name} is not declared`);
  return shapesOf(is.isTypeAliasDeclaration(declaration) ? declaration.type : declaration, name);
}

/** @param {Node} node @returns {Member} */
function memberOf(node) {
  const name = node.name.getText();
  const optional = node.getText().startsWith(`${name}?`);
  return { name: name.replace(/^"(.*)"$/, "$1"), node, type: node.type, optional };
}

/** The reason why a value has none of the shapes; `null`, with its parts marked as seen, if it has one. */
function misfit(/** @type {unknown} */ value, /** @type {Shape[]} */ shapes) {
  const fitting = shapes.filter((shape) => misfitOf(value, shape, false) === null);
  const [shape] = fitting;
  if (shape === undefined) {
    const [closest = "nothing is declared"] = shapes.map((one) => misfitOf(value, one, false));
    return closest;
  }
  misfitOf(value, shape, true);
  return null;
}

/** @param {unknown} value @param {Shape} shape @param {boolean} mark @returns {string | null} */
function misfitOf(value, { node, path, members, items, tuple, plain }, mark) {
  const inside = (
    /** @type {unknown} */ part,
    /** @type {Node} */ type,
    /** @type {string} */ at,
  ) => {
    const shapes = shapesOf(type, at);
    if (mark) return misfit(part, shapes);
    const misfits = shapes.map((one) => misfitOf(part, one, false));
    return misfits.includes(null) ? null : (misfits[0] ?? `${at}: nothing is declared`);
  };
  if (mark) seen.add(node);
  if (plain) return plain(value) ? null : `${path}: ${show(value)} is not ${node.getText()}`;
  if (items || tuple) {
    if (!Array.isArray(value)) return `${path}: ${show(value)} is no list`;
    if (tuple && value.length !== tuple.length) return `${path}: ${show(value)} has another length`;
    const parts = value.map((part, index) => inside(part, tuple?.[index] ?? items, path));
    return parts.find((part) => part !== null) ?? null;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return `${path}: ${show(value)} is no object`;
  const unknown = Object.keys(value).find((key) => !members?.some(({ name }) => name === key));
  if (unknown !== undefined) return `${path}: "${unknown}" of ${show(value)} is not declared`;
  for (const member of members ?? []) {
    const { name, optional, type } = member;
    if (!(name in value)) {
      if (!optional) return `${path}: "${name}" is missing in ${show(value)}`;
      continue;
    }
    const wrong = inside(/** @type {any} */ (value)[name], type, `${path}.${name}`);
    if (wrong !== null) return wrong;
    if (mark) seen.add(member.node);
  }
  return null;
}

/** Records all parts of a type, which values must have. */
function want(/** @type {Node} */ node, /** @type {string} */ path) {
  for (const shape of shapesOf(node, path)) {
    if (wanted.has(shape.node)) continue;
    wanted.set(shape.node, `${shape.path}: ${shape.node.getText().slice(0, 60)}`);
    for (const part of shape.tuple ?? [shape.items]) if (part) want(part, shape.path);
    for (const { name, node: member, type } of shape.members ?? []) {
      wanted.set(member, `${shape.path}: ${name}`);
      want(type, `${shape.path}.${name}`);
    }
  }
}

/** @param {unknown} value */
function show(value) {
  return JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part))?.slice(
    0,
    200,
  );
}

const { values, errors } = await examples();

for (const [name, list] of Object.entries(values)) {
  test(`every ${name} matches its declaration`, () => {
    const declaration = declared.get(name);
    assert(declaration, "it is declared");
    const node = is.isTypeAliasDeclaration(declaration) ? declaration.type : declaration;
    want(node, name);
    assert(list.length > 0);
    for (const value of list) assert.equal(misfit(value, shapesOf(node, name)), null);
  });
}

test("every error has the declared details of its code", () => {
  const [codes] = shapesOf(declared.get("ErrorDetails"), "ErrorDetails");
  assert(codes?.members);
  for (const { name, node, type } of codes.members) {
    wanted.set(node, `ErrorDetails: ${name}`);
    want(type, name);
  }
  for (const { code, details } of errors) {
    /** @type {Member | undefined} */
    const member = codes.members.find(({ name }) => name === code);
    assert(member, `${code} is declared`);
    seen.add(member.node);
    assert.equal(misfit(details, shapesOf(member.type, code)), null);
  }
});

test("a project without the types of the DOM compiles", async () => {
  const tsc = `${root}node_modules/typescript/bin/tsc`;
  const libraries = ["--lib", "es2022", "--types", "node", "--skipLibCheck", "false"];
  const options = ["--ignoreConfig", "--strict", "--noEmit", "--module", "nodenext", ...libraries];
  // Everything but `taisou/element`, which extends `HTMLElement`.
  const entries = ["index", "rules", "solve", "survey", "worker"].map((name) => `pkg/${name}.d.ts`);
  await promisify(execFile)(process.execPath, [tsc, ...options, ...entries], { cwd: root }).catch(
    ({ stdout }) => assert.fail(stdout),
  );
});

test("every declared part occurs", () => {
  const missing = [...wanted].filter(([node]) => !seen.has(node)).map(([, name]) => name);
  assert.deepEqual(
    missing.filter((name) => !(name in UNSEEN)),
    [],
  );
  assert.deepEqual(
    Object.keys(UNSEEN).filter((name) => !missing.includes(name)),
    [],
  );
});

/** Top-level declarations, and the members of classes and interfaces. @param {Node} file */
function declarations(file) {
  /** @type {{ name: string, documented: boolean }[]} */
  const found = [];
  file.forEachChild((/** @type {Node} */ statement) => {
    const text = statement.getText();
    if (!/^(export|declare) (?!type \{|\{|\*|default)/.test(text)) return;
    const name = text.match(/^(?:(?:export|declare) )+(.+?) ?[{(=:]/)?.[1] ?? text;
    found.push({ name, documented: isDocumented(statement) });
    if (!is.isClassDeclaration(statement) && !is.isInterfaceDeclaration(statement)) return;
    for (const member of statement.members) {
      const documented = isDocumented(member);
      found.push({ name: `${name}: ${member.getText().split("\n")[0]}`, documented });
    }
  });
  return found;
}

/** @param {Node} node */
function isDocumented(node) {
  return (node.jsDoc ?? []).some(
    (/** @type {Node} */ doc) => doc.getText().length > "/** */".length,
  );
}

/** They declare nothing of their own, and need their frameworks, which `npm run test:bundlers` installs. */
const frameworks = readdirSync(`${root}package/frameworks`);
const documented = readdirSync(`${root}pkg`).filter(
  (name) => name.endsWith(".d.ts") && !frameworks.includes(name),
);

for (const name of documented) {
  test(`everything in ${name} is documented`, () => {
    const file = program?.getSourceFile(`${root}pkg/${name}`);
    assert(file, "the compiler reads it");
    const found = declarations(file);
    assert(found.length > 0, "it declares something");
    assert.deepEqual(
      found.filter(({ documented }) => !documented).map((declaration) => declaration.name),
      [],
    );
    // Headings of rustdoc do not belong there.
    assert.doesNotMatch(file.text, /# Errors/);
  });
}
