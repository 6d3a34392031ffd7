import { render } from "preact";
import type { Watch } from "../app/keep-clock";
import { obeyOnBoard } from "../features/play/player-keys";
import { pressOf } from "../kit/keys";
import { shownBoard } from "../model/state/selectors";
import { ATTRIBUTES, type Attribute, type Attributes, langNamed, opensAnother } from "./attributes";
import type { AnswerDetail } from "./events";
import { type PageContext, createBoardSession, type BoardSession } from "./board-session";
import type { SolveCall } from "./solve-call";
import { sheet } from "./style";
import { View } from "./View";

/** Where there are no elements, as on a server, the class is there all the same, and nobody makes one. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/** The element `<taisou-board>`, for pages that are not this one. */
export function boardElement(world: PageContext): typeof HTMLElement {
  class TaisouBoard extends Base {
    static readonly observedAttributes = ATTRIBUTES;

    readonly #root = this.attachShadow({ mode: "open" });
    readonly #frame = document.createElement("div");
    readonly #session: BoardSession;
    /** BoardListener when the page goes out of sight or comes back, as long as this is on the page. */
    #onSight = () => {};
    /** Attributes that have changed and wait for those that change with them. */
    #changed: Set<string> | null = null;

    constructor() {
      super();
      const watch: Watch = {
        now: () => performance.now(),
        isHidden: () => document.hidden,
        onSight: (callback) => {
          this.#onSight = callback;
        },
      };
      this.#session = createBoardSession(world, watch, {
        onMove: (detail) => this.#tell("move", detail),
        onSolved: (detail) => this.#tell("solved", detail),
        onAnswer: (detail) => this.#tell("answer", detail),
        onError: (trouble, message) => this.#tell("error", { ...trouble, message }),
      });
      this.#frame.className = "taisou";
      this.#frame.tabIndex = -1;
      this.#frame.setAttribute("role", "group");
      this.#frame.addEventListener("keydown", (event) => this.#obey(event));
    }

    connectedCallback(): void {
      document.addEventListener("visibilitychange", this.#onSight);
      if (!this.#root.hasChildNodes()) {
        this.#root.adoptedStyleSheets = [sheet()];
        this.#root.append(this.#frame);
        render(<View session={this.#session} rest={this.#frame} />, this.#frame);
        this.#takeUp();
        this.#change(ATTRIBUTES);
      } else this.#change(["live"]);
    }

    disconnectedCallback(): void {
      document.removeEventListener("visibilitychange", this.#onSight);
      this.#session.rest();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before !== after && this.#root.hasChildNodes()) this.#change([name]);
    }

    /** The board on show, as text. */
    get shown(): string {
      return shownBoard(this.#session.player.store.state());
    }

    async solve(...call: SolveCall): Promise<AnswerDetail> {
      await told();
      return this.#session.solve(this, call);
    }

    async play(): Promise<void> {
      await told();
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

    /** Properties that were set before the element was one. */
    #takeUp(): void {
      for (const name of ATTRIBUTES) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    /** Attributes that change together, as frameworks set them one by one, open one board. */
    #change(names: Iterable<string>): void {
      if (this.#changed !== null) {
        for (const name of names) this.#changed.add(name);
        return;
      }
      const changed = new Set(names);
      this.#changed = changed;
      queueMicrotask(() => {
        this.#changed = null;
        const attributes = this.#attributes();
        const around = this.closest("[lang]")?.getAttribute("lang") ?? "";
        const lang = langNamed(attributes, around, navigator.languages);
        this.#frame.dataset.theme = attributes.theme ?? "";
        this.#session.follow(attributes, lang);
        if ([...changed].some(opensAnother)) void this.#session.open(attributes, lang);
      });
    }

    #attributes(): Attributes {
      const values = ATTRIBUTES.map((name) => [name, this.getAttribute(name)] as const);
      return Object.fromEntries(values) as Record<Attribute, string | null>;
    }

    #obey(event: KeyboardEvent): void {
      const { player } = this.#session;
      const { picked } = player.store.state();
      const press = pressOf(event, true, picked !== null);
      if (press === null || !obeyOnBoard(player, press, () => this.focus())) return;
      event.preventDefault();
      event.stopPropagation();
    }

    #tell(name: string, detail: unknown): void {
      const settings = { detail, bubbles: true, composed: true };
      this.dispatchEvent(new CustomEvent(`taisou-${name}`, settings));
    }
  }
  for (const name of ATTRIBUTES) defineProperty(TaisouBoard.prototype, name);
  return TaisouBoard;
}

/** Resolves when the attributes that have changed until now are on their way. */
function told(): Promise<void> {
  return new Promise((resolve) => queueMicrotask(resolve));
}

/** A property that is its attribute. */
function defineProperty(prototype: HTMLElement, name: Attribute): void {
  // An element has this one already.
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
