// Generates `custom-elements.json` of the npm package from the declaration of the element, package/types/element.d.ts.

import { parseSync } from "vite";

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node A node of the syntax tree (ESTree). */

/** Finds exports and their doc comments. @param {string} source The text of a declaration. */
function declarationReader(source) {
  const { program, comments } = parseSync("element.d.ts", source);
  const declarations = program.body.flatMap((/** @type {Node} */ node) =>
    node.type === "ExportNamedDeclaration" && node.declaration
      ? [{ ...node.declaration, start: node.start }]
      : [],
  );
  /** @param {string} name @returns {Node} */
  const find = (name) => {
    const found = declarations.find(({ id }) => id?.name === name);
    if (!found) throw new Error(`element.d.ts does not export ${name}`);
    return found;
  };

  /** The doc comment of a node. @param {Node} node */
  const doc = ({ start }) => {
    const comment = comments.findLast((one) => one.end < start);
    const isNext = comment && source.slice(comment.end, start).trim() === "";
    return isNext ? comment.value.replaceAll(/^ *\* ?/gm, "").trim() : "";
  };
  /** @param {Node} node */
  const description = (node) =>
    doc(node)
      .split(/\n\n|^@/m)[0]
      ?.replaceAll("\n", " ")
      .trim();
  /** The text of a type annotation. @param {Node} annotation */
  const type = ({ typeAnnotation: { start, end } }) => ({ text: source.slice(start, end) });

  /** @param {Node} node */
  const parameter = (node) => ({
    name: node.name,
    optional: node.optional,
    type: type(node.typeAnnotation),
  });
  return { find, doc, description, type, parameter };
}

/**
 * @param {string} source The text of the declaration.
 * @param {{ className: string, tagName: string, events: string, module: string }} names `events` is the interface of its events.
 */
export function elementManifest(source, { className, tagName, events, module }) {
  const { find, doc, description, type, parameter } = declarationReader(source);
  const declared = find(className);
  /** @type {Node[]} */
  const body = declared.body.body;
  const properties = body.filter((one) => one.type === "PropertyDefinition");
  const methods = body.filter((one) => one.type === "MethodDefinition");
  const attributes = properties.filter((one) => !one.readonly);
  const tags = [...doc(declared).matchAll(/^@(\w+) \[?([\w-]+)(?:=(.*)\])? - (.*)$/gm)];
  /** Tags of the class such as `@csspart name - Text.`. @param {string} kind */
  const tagged = (kind) =>
    tags
      .filter(([, tag]) => tag === kind)
      .map(([, , name, value, text]) => ({
        ...{ name, description: text },
        ...(value !== undefined && { default: value }),
      }));

  return {
    schemaVersion: "1.0.0",
    modules: [
      {
        kind: "javascript-module",
        path: module,
        declarations: [
          {
            kind: "class",
            customElement: true,
            name: className,
            tagName,
            description: description(declared),
            superclass: { name: "HTMLElement" },
            attributes: [
              ...attributes.map((one) => ({
                name: one.key.name,
                type: { text: type(one.typeAnnotation).text === "boolean" ? "boolean" : "string" },
                description: description(one),
                fieldName: one.key.name,
              })),
              ...tagged("attr").map((one) => ({
                ...one,
                type: { text: "string" },
                fieldName: one.name,
              })),
            ],
            members: [
              ...properties.map((one) => ({
                kind: "field",
                name: one.key.name,
                type: type(one.typeAnnotation),
                ...(one.readonly
                  ? { readonly: true, description: description(one) }
                  : { attribute: one.key.name, reflects: true }),
              })),
              ...methods.map((one) => ({
                kind: "method",
                name: one.key.name,
                description: description(one),
                parameters: one.value.params.map(parameter),
                return: { type: type(one.value.returnType) },
              })),
            ],
            events: find(events).body.body.map((/** @type {Node} */ one) => ({
              name: one.key.value,
              type: type(one.typeAnnotation),
              description: description(one),
            })),
            cssParts: tagged("csspart"),
            cssProperties: tagged("cssprop"),
          },
        ],
        exports: [
          { kind: "js", name: className, declaration: { name: className, module } },
          {
            kind: "custom-element-definition",
            name: tagName,
            declaration: { name: className, module },
          },
        ],
      },
    ],
  };
}
