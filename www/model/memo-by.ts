/** Caches the last result of `make` for each key, while the key lives and the other arguments stay the same. */
export function memoBy<Key extends object, Rest extends readonly unknown[], Result>(
  make: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const made = new WeakMap<Key, { readonly rest: Rest; readonly result: Result }>();
  return (key, ...rest) => {
    const before = made.get(key);
    if (before?.rest.every((value, index) => value === rest[index])) return before.result;
    const result = make(key, ...rest);
    made.set(key, { rest, result });
    return result;
  };
}
