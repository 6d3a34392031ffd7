import { render } from "preact";
import type { Watch } from "../app/keep-clock";
import { runBoardCommand } from "../features/play/player-keys";
import { shownBoard } from "../model/state/selectors";
import { pressOf } from "../ui/keys";
import { ATTRIBUTES, type Attribute, type Attributes, isOfPuzzle, langNamed } from "./attributes";
import { type BoardServices, BoardSession } from "./board-session";
import type { AnswerDetail } from "./events";
import type { SolveCall } from "./solve-call";
import { adoptSheet } from "./style";
import { View } from "./View";

/** On a server, which has no elements, the class exists but is never instantiated. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/** The element `<taisou-board>`. Subclasses provide the services, because the browser calls the constructor. */
class BoardElement extends Base {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: "open" });
  readonly #frame = document.createElement("div");
  readonly #session: BoardSession;
  /** Called when the visibility of the page changes while the element is connected. */
  #onSight = () => {};
  /** Changed attributes that wait for the microtask; `null` if none is scheduled. */
  #changed: Set<string> | null = null;

  constructor(services: BoardServices) {
    super();
    const watch: Watch = {
      now: () => performance.now(),
      isHidden: () => document.hidden,
      onSight: (callback) => {
        this.#onSight = callback;
      },
    };
    this.#session = new BoardSession(services, watch, (name, detail) => {
      const settings = { detail, bubbles: true, composed: true };
      this.dispatchEvent(new CustomEvent(`taisou-${name}`, settings));
    });
    this.#frame.className = "taisou";
    this.#frame.tabIndex = -1;
    this.#frame.setAttribute("role", "group");
    this.#frame.addEventListener("keydown", (event) => this.#onKeyDown(event));
  }

  connectedCallback(): void {
    document.addEventListener("visibilitychange", this.#onSight);
    if (!this.#root.hasChildNodes()) {
      adoptSheet(this.#root);
      this.#root.append(this.#frame);
      render(<View session={this.#session} rest={this.#frame} />, this.#frame);
      this.#upgradeProperties();
      this.#applyLater(ATTRIBUTES);
    } else this.#applyLater(["live"]);
  }

  disconnectedCallback(): void {
    document.removeEventListener("visibilitychange", this.#onSight);
    this.#session.suspend();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before !== after && this.#root.hasChildNodes()) this.#applyLater([name]);
  }

  /** The current board as text. */
  get shown(): string {
    return shownBoard(this.#session.player.store.state());
  }

  async solve(...call: SolveCall): Promise<AnswerDetail> {
    await attributesApplied();
    return this.#session.solve(this, call);
  }

  async play(): Promise<boolean> {
    await attributesApplied();
    return this.#session.play();
  }

  pause(): void {
    this.#session.pause();
  }

  reset(): void {
    this.#session.reset();
  }

  override focus(options?: FocusOptions): void {
    const tile = this.#root.querySelector('[role="grid"] [tabindex="0"]');
    (tile instanceof HTMLElement ? tile : this.#frame).focus(options);
  }

  /** Passes properties that were set before the element was defined to their setters. */
  #upgradeProperties(): void {
    for (const name of ATTRIBUTES) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** Applies changed attributes in a microtask: frameworks set them one by one, but they open one board. */
  #applyLater(names: Iterable<string>): void {
    if (this.#changed !== null) {
      for (const name of names) this.#changed.add(name);
      return;
    }
    const changed = new Set(names);
    this.#changed = changed;
    queueMicrotask(() => {
      this.#changed = null;
      const attributes = this.#attributes();
      const page = this.closest("[lang]")?.getAttribute("lang") ?? "";
      const lang = langNamed(attributes, page, navigator.languages);
      this.#frame.dataset.theme = attributes.theme ?? "";
      this.#session.update(attributes, lang);
      if ([...changed].some(isOfPuzzle)) void this.#session.open(attributes, lang);
    });
  }

  #attributes(): Attributes {
    const values = ATTRIBUTES.map((name) => [name, this.getAttribute(name)] as const);
    return Object.fromEntries(values) as Record<Attribute, string | null>;
  }

  #onKeyDown(event: KeyboardEvent): void {
    const { player } = this.#session;
    const { picked } = player.store.state();
    const press = pressOf(event, true, picked !== null);
    if (press === null || !runBoardCommand(player, press, () => this.focus())) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

for (const name of ATTRIBUTES) defineProperty(BoardElement.prototype, name);

export function boardElement(services: BoardServices): typeof HTMLElement {
  return class TaisouBoard extends BoardElement {
    constructor() {
      super(services);
    }
  };
}

/** Resolves when earlier attribute changes have been applied. */
function attributesApplied(): Promise<void> {
  return new Promise((resolve) => queueMicrotask(resolve));
}

function defineProperty(prototype: HTMLElement, name: Attribute): void {
  // Every element has this property.
  if (name === "lang") return;
  const isSwitch = name === "live";
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return isSwitch ? this.hasAttribute(name) : this.getAttribute(name);
    },
    set(this: HTMLElement, value: unknown) {
      if (isSwitch) this.toggleAttribute(name, Boolean(value));
      else if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}
