import { eventually } from '../eventually.js';

/** What keeps a process alive or reaches into another one, as Node names it; what is open for a moment only is not told. */
const RUNNING =
  /^(TCPServerWrap|TCPSocketWrap|TCPWRAP|PipeWrap|PipeServerWrap|ProcessWrap|MessagePort|Timeout|Immediate)$/;

/** How long a connection may take to close after its end was asked for, in milliseconds. */
const CLOSING_MS = 10_000;

/**
 * What a suite changes of the process that the next one runs in. Variables, the working folder and the global object are
 * put back; what nobody could put back fails the suite that has left it.
 */
export class Traces {
  readonly #env = { ...process.env };
  readonly #folder = process.cwd();
  readonly #globals = new Map(Object.getOwnPropertyNames(globalThis).map((name) => [name, propertyOf(name)]));
  readonly #listeners = listeners();
  readonly #running = running();

  /** Throws if anything runs or listens that did not before, so many milliseconds from now. */
  async assertNone(withinMs = CLOSING_MS): Promise<void> {
    await eventually(() => {
      const left = [...more(running(), this.#running), ...more(listeners(), this.#listeners)];
      if (left.length > 0) throw new Error(`The suite leaves behind what runs or listens: ${left.join(', ')}`);
    }, withinMs);
  }

  /** Puts back what can be. */
  wipe(): void {
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    process.chdir(this.#folder);
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const before = this.#globals.get(name);
      if (!before) Reflect.deleteProperty(globalThis, name);
      else if (before.configurable) Object.defineProperty(globalThis, name, before);
    }
  }
}

const propertyOf = (name: string) => Object.getOwnPropertyDescriptor(globalThis, name) as PropertyDescriptor;

const running = () =>
  Map.groupBy(
    process.getActiveResourcesInfo().filter((kind) => RUNNING.test(kind)),
    (kind) => kind,
  );

/** Except for the end of the process, which comes after all suites. */
const listeners = () => {
  const events = process.eventNames().filter((name) => name !== 'exit');
  return new Map(events.map((name) => [String(name), process.listeners(name as 'exit')]));
};

function more(now: Map<string, readonly unknown[]>, before: Map<string, readonly unknown[]>): string[] {
  return [...now]
    .map(([name, { length }]) => ({ name, count: length - (before.get(name)?.length ?? 0) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`);
}
