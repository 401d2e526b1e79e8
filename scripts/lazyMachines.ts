import type { Plugin } from 'vite'

const replaced = (code: string, part: string | RegExp, by: string): string => {
  const rest = code.replace(part, by)
  if (rest === code) throw new Error(`XState's StateMachine has changed: it has no ${String(part)}`)
  return rest
}
const without = (code: string, part: string | RegExp): string => replaced(code, part, '')

const lazyNodes = `class StateMachine {
  get root() {
    const root = new StateNode(this.config, { _key: this.id, _machine: this });
    Object.defineProperty(this, 'root', { value: root });
    root._initialize();
    formatRouteTransitions(root);
    return root;
  }
  get states() {
    return this.root.states;
  }
  get events() {
    return this.root.events;
  }`

/**
 * Makes XState create the state nodes of a machine when they are first used instead of in the machine's constructor.
 * @throws if the constructor is not the known one
 */
export function withLazyNodes(code: string): string {
  const opening = 'class StateMachine {'
  const start = code.indexOf(opening)
  let machine = without(code.slice(start), opening)
  for (const name of ['root', 'states', 'events'])
    machine = without(machine, `    this.${name} = void 0;\n`)
  machine = without(
    machine,
    /^ {4}this\.root = new StateNode\(config, \{[^}]*\}\);\n(?: {4}.*\n)*? {4}this\.events = this\.root\.events;.*\n/m,
  )
  return code.slice(0, start) + lazyNodes + machine
}

/**
 * Makes a machine use the state nodes of the machine that was provided with its implementations. State nodes know only
 * the configuration, which both have in common: XState finds implementations through the snapshot's machine.
 * @param code with lazy nodes
 * @throws if `provide` is not the known one
 */
export function withSharedNodes(code: string): string {
  const rooted = replaced(
    code,
    'get root() {',
    'get root() {\n    if (this.origin) return this.origin.root;',
  )
  return replaced(
    rooted,
    /return (new StateMachine\(this\.config, \{\n(?: {6}.*\n)+ {4}\}\));/,
    'return Object.assign($1, { origin: this, idMap: this.idMap });',
  )
}

/** The file with XState's class. */
const id = /\/xstate\/dist\/StateMachine-[\da-f]+\.esm\.js$/

/**
 * A machine that is provided with its implementations is created twice, and many are not started on the first page. The
 * state nodes of all of them were a quarter of what a slow phone allocated during the start.
 */
export const lazyMachines: Plugin = {
  name: 'portico:lazy-machines',
  apply: 'build',
  transform: {
    filter: { id },
    handler: (code) => ({ code: withLazyNodes(code), map: null }),
  },
}

/**
 * The server provides every machine with the implementations of each page. Creating the state nodes again took a tenth
 * of the time of a page; the browser, which provides a machine once, needs no code for that.
 */
export const sharedMachines: Plugin = {
  name: 'portico:shared-machines',
  apply: ({ build }, { command }) => command === 'build' && build?.ssr !== undefined,
  transform: {
    filter: { id },
    handler: (code) => ({ code: withSharedNodes(code), map: null }),
  },
}
