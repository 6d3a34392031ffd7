/** The part of JSON Schema that the schemas in `puzzles/` use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const KNOWN = [
  ...["$schema", "title", "description", "$defs", "$ref", "type", "const", "enum", "pattern"],
  ...["minLength", "minimum", "maximum", "items", "oneOf", "properties", "required"],
  "additionalProperties",
];

/** The places at which a value violates the schema. */
export function objections(value: unknown, schema: Schema, root = schema, at = "#"): string[] {
  const unknown = Object.keys(schema).filter((key) => !KNOWN.includes(key));
  const found = unknown.map((key) => `${at}: ${key} is not supported`);
  const object = (means: string) => found.push(`${at}: ${means}`);
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.replace("#/$defs/", "")];
    if (target === undefined) object(`there is no ${schema.$ref}`);
    else found.push(...objections(value, target, root, at));
  }
  if (schema.type !== undefined && schema.type !== typeOf(value)) {
    object(`is no ${schema.type}`);
    return found;
  }
  if (schema.const !== undefined && value !== schema.const) object("is another value");
  if (schema.enum?.includes(value) === false) object("is none of the values");
  if (typeof value === "string") {
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(value))
      object("looks otherwise");
    if (value.length < (schema.minLength ?? 0)) object("is too short");
  }
  if (typeof value === "number") {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    if (value < minimum || value > maximum) object("is too small or too large");
  }
  const { items, properties, required = [], oneOf } = schema;
  if (Array.isArray(value) && items !== undefined) {
    for (const [index, item] of value.entries())
      found.push(...objections(item, items, root, `${at}/${index}`));
  }
  if (properties !== undefined && typeOf(value) === "object") {
    const fields = value as Record<string, unknown>;
    for (const key of required) if (!(key in fields)) object(`has no ${key}`);
    for (const [key, field] of Object.entries(fields)) {
      const own = properties[key];
      if (own !== undefined) found.push(...objections(field, own, root, `${at}/${key}`));
      else if (schema.additionalProperties === false) object(`has a ${key}`);
    }
  }
  if (oneOf !== undefined) {
    const fitting = oneOf.filter((one) => objections(value, one, root, at).length === 0);
    if (fitting.length !== 1) object(`fits ${fitting.length} of several`);
  }
  return found;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}
