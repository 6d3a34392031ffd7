/** The browser operations that the tests need. Each wait rejects after `PATIENCE_MILLIS`. */
export interface Driver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page and awaits its result. */
  evaluate<Args extends readonly unknown[], T>(
    act: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T>;
  /** Waits until a function in the page returns a truthy value. */
  until<Args extends readonly unknown[]>(
    find: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void>;
  /** Waits until a function in the page finds an element, and clicks it with the mouse. */
  click<Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null | undefined,
    ...args: Args
  ): Promise<void>;
  /** Waits until a function in the page finds an element, and focuses it. */
  focus<Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null | undefined,
    ...args: Args
  ): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
}

/** Names as in `KeyboardEvent.key`. */
export type Key = "ArrowDown" | "ArrowLeft" | "End" | "Escape" | "Home" | "z";

export interface Engine {
  /** Opens a page with an empty profile, and rejects if the page logged an error. */
  visit(journey: (driver: Driver) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
