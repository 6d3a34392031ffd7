/**
 * Evaluates an SPDX expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` with the allowed licences. `/` is an old form of `OR`.
 * An invalid expression is not allowed.
 * @param {string} expression
 * @param {ReadonlySet<string>} allowed
 */
export function isAllowed(expression, allowed) {
  const tokens = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  /** @returns {boolean} */
  const anyOf = () => {
    let met = allOf();
    while (tokens[at] === "OR") {
      at += 1;
      const other = allOf();
      met ||= other;
    }
    return met;
  };
  const allOf = () => {
    let met = one();
    while (tokens[at] === "AND") {
      at += 1;
      const other = one();
      met &&= other;
    }
    return met;
  };
  const one = () => {
    const token = tokens[at++];
    if (token === "(") {
      const met = anyOf();
      return tokens[at++] === ")" && met;
    }
    if (tokens[at] !== "WITH") return token !== undefined && allowed.has(token);
    at += 2;
    return allowed.has(`${token} WITH ${tokens[at - 1]}`);
  };

  return anyOf() && at === tokens.length;
}
