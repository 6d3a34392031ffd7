import type * as taisou from "taisou";
import { type Objection, objectionOf } from "./protocol";

/** The module's synchronous calls, except those that read a user's text. */
const CALLS = [
  ...(["parse", "methods", "step", "solvable", "scramble", "writeMoves"] as const),
  ...(["algorithms", "version"] as const),
] as const;
type CallName = (typeof CALLS)[number];

export type RulesModule = Pick<typeof taisou, CallName | "readMoves">;

/** The result of reading a user's text; an objection is an ordinary result. */
export type TextRead<T> =
  | { readonly ok: T }
  /** The reason why it cannot be read; `null` if the call has failed, which `onError` has reported. */
  | { readonly ok: null; readonly objection: Objection | null };

type Guarded<Call extends (...inputs: never[]) => unknown> = (
  ...inputs: Parameters<Call>
) => ReturnType<Call> | null;

type Reader<Call extends (...inputs: never[]) => unknown> = (
  ...inputs: Parameters<Call>
) => TextRead<ReturnType<Call>>;

/**
 * The module behind a guard; other layers use nothing else. No call throws: `null` means that it has failed, by a fault of the
 * page or the module, and that `onError` has reported it. All calls are pure, so views may make them.
 */
export type Rules = { readonly [Name in CallName]: Guarded<RulesModule[Name]> } & {
  /** `parse` for a text that may not be a board. */
  readonly readBoard: Reader<RulesModule["parse"]>;
  readonly readMoves: Reader<RulesModule["readMoves"]>;
};

/** @param onError Receives unexpected errors of calls. */
export function guardRules(module: RulesModule, onError: (error: unknown) => void): Rules {
  function guarded<Inputs extends unknown[], T>(call: (...inputs: Inputs) => T) {
    return (...inputs: Inputs): T | null => {
      try {
        return call(...inputs);
      } catch (error) {
        onError(error);
        return null;
      }
    };
  }

  function reader<Inputs extends unknown[], T>(call: (...inputs: Inputs) => T) {
    return (...inputs: Inputs): TextRead<T> => {
      try {
        return { ok: call(...inputs) };
      } catch (error) {
        const objection = objectionOf(error);
        if (objection === null) onError(error);
        return { ok: null, objection };
      }
    };
  }

  const calls = CALLS.map((name) => [name, guarded<never[], unknown>(module[name])]);
  return {
    ...(Object.fromEntries(calls) as Pick<Rules, CallName>),
    readBoard: reader(module.parse),
    readMoves: reader(module.readMoves),
  };
}
