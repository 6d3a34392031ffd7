/** What a journey needs of a browser: little enough for every engine. Where it waits, it fails when that takes too long. */
export interface Driver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, and waits for what it promises. */
  evaluate<Args extends readonly unknown[], T>(
    act: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T>;
  /** Waits until a function in the page finds what it looks for. */
  until<Args extends readonly unknown[]>(
    find: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void>;
  /** Waits until a function in the page finds something, and clicks it where it lies. */
  click<Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null | undefined,
    ...args: Args
  ): Promise<void>;
  /** Waits until a function in the page finds something, and gives it the focus. */
  focus<Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null | undefined,
    ...args: Args
  ): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
}

/** Names as in `KeyboardEvent.key`. */
export type Key = "ArrowDown" | "ArrowLeft" | "End" | "Escape" | "Home" | "z";

export interface Engine {
  /** Opens a page for a visitor who was never here. It must say nothing in the console that is wrong. */
  visit(journey: (driver: Driver) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
