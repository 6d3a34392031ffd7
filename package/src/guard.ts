// Guards between callers and the module. An exception, or a call during a call, must not pass through WebAssembly: it leaves
// the module's stack as it is, which is then used up after some hundred of them. So getters, proxies and the like run here,
// before the module is entered.

import { TaisouError } from "./init.js";
import { plain } from "./plain.js";

type Call = (...args: never[]) => unknown;
type Method = (...args: unknown[]) => unknown;
type Instance = { free(): void };
type Class = new (...args: never[]) => Instance;

/** A depth of calls that exceeds the module's needs. */
const DEEPEST = 1000;

/** A function that accepts any arguments once the module is loaded. `finish` converts its result. */
export function guarded<Target extends Call>(
  checkLoaded: () => void,
  target: Target,
  finish: (result: never) => unknown = (result) => result,
): Target {
  const call = target as Call as Method;
  const guard = (...args: unknown[]) => {
    checkLoaded();
    const values = args.map(plain);
    return finish(enter(() => call(...values)) as never);
  };
  return Object.defineProperties(guard, {
    name: { value: target.name },
    length: { value: target.length },
  }) as Call as Target;
}

/** A class that accepts any arguments. After `free()` its methods throw `freed`, and `free()` does nothing. */
export function guardedClass<Target extends Class>(
  checkLoaded: () => void,
  target: Target,
): Target {
  const construct = target as Class as new (
    ...args: unknown[]
  ) => Instance & Record<string, Method>;

  class Guard {
    #target: InstanceType<typeof construct> | undefined;

    constructor(...args: unknown[]) {
      checkLoaded();
      const values = args.map(plain);
      this.#target = enter(() => new construct(...values));
    }

    free() {
      const held = this.#target;
      this.#target = undefined;
      held?.free();
    }

    static {
      for (const name of methods(target)) {
        define(Guard, name, function (this: Guard, ...args: unknown[]) {
          const values = args.map(plain);
          // Afterwards, because a getter of an argument can free it.
          const held = this.#target;
          if (!held) throw new TaisouError("freed", `${target.name}.${name}() after free().`);
          return enter(() => held[name]?.(...values));
        });
      }
    }
  }
  if (Symbol.dispose) define(Guard, Symbol.dispose, Guard.prototype.free);
  return Object.defineProperty(Guard, "name", { value: target.name }) as Class as Target;
}

/** Calls the module. Its own errors are plain ones with a `code`; any other error is a panic. */
function enter<Result>(call: () => Result): Result {
  reserveStack(DEEPEST);
  try {
    return call();
  } catch (error) {
    const { code, message, details } = (error ?? {}) as Partial<TaisouError>;
    throw code ? new TaisouError(code, message ?? "", details) : error;
  }
}

/** Throws here, where it does no harm, if the caller's stack is nearly used up. */
function reserveStack(calls: number): number {
  return calls === 0 ? 0 : 1 + reserveStack(calls - 1);
}

/** The names of the methods to guard; names of the generator's own helpers begin with underscores. */
function methods(target: Class): string[] {
  const own = ["constructor", "free"];
  return Object.getOwnPropertyNames(target.prototype).filter(
    (name) => !own.includes(name) && !name.startsWith("__"),
  );
}

/** Adds a method with the attributes of one in the class body. */
function define({ prototype }: { prototype: object }, name: string | symbol, value: unknown): void {
  Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}
