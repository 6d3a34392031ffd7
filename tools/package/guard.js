// What stands between callers and the module. An exception, or a call from within a call, must not
// pass through WebAssembly: it leaves the module's stack as it is, which is then used up after some
// hundred of them. So getters, proxies and the like run here, before the module is entered.

import { TaisouError } from "./init.js";
import { plain } from "./plain.js";

/** More calls, one in another, than the module needs space for. */
const DEEPEST = 1000;

/** The same function, taking whatever it is given, once the module is loaded; what it answers goes through `finish`. */
export function guarded(checkLoaded, target, finish = (answer) => answer) {
  const guard = (...args) => {
    checkLoaded();
    const values = args.map(plain);
    return finish(entered(() => target(...values)));
  };
  return Object.defineProperties(guard, {
    name: { value: target.name },
    length: { value: target.length },
  });
}

/**
 * The same class, taking whatever it is given, and also after `free()`: methods then throw `freed`,
 * `free()` itself does nothing.
 */
export function guardedClass(checkLoaded, target) {
  class Guard {
    #held;

    constructor(...args) {
      checkLoaded();
      const values = args.map(plain);
      this.#held = entered(() => new target(...values));
    }

    free() {
      const held = this.#held;
      this.#held = undefined;
      held?.free();
    }

    static {
      for (const name of methods(target)) {
        define(Guard, name, function (...args) {
          if (!this.#held) {
            throw new TaisouError("freed", `${target.name}.${name}() after free().`);
          }
          const values = args.map(plain);
          return entered(() => this.#held[name](...values));
        });
      }
    }
  }
  if (Symbol.dispose) define(Guard, Symbol.dispose, Guard.prototype.free);
  return Object.defineProperty(Guard, "name", { value: target.name });
}

/** Calls the module. Its own errors are plain ones with a `code`; anything else that comes out is a panic. */
function entered(call) {
  reserveStack(DEEPEST);
  try {
    return call();
  } catch (error) {
    throw error?.code ? new TaisouError(error.code, error.message, error.details) : error;
  }
}

/** A caller at the end of its stack meets it here, where that does no harm. */
function reserveStack(calls) {
  return calls === 0 ? 0 : 1 + reserveStack(calls - 1);
}

/** The names of the methods to pass on; the generator's own helpers begin with underscores. */
function methods(target) {
  const own = ["constructor", "free"];
  return Object.getOwnPropertyNames(target.prototype).filter(
    (name) => !own.includes(name) && !name.startsWith("__"),
  );
}

/** Adds a method as if it stood in the class. */
function define({ prototype }, name, value) {
  Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}
