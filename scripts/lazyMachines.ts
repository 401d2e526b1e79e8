import type { Plugin } from 'vite'

const without = (code: string, part: string | RegExp): string => {
  const rest = code.replace(part, '')
  if (rest === code) throw new Error(`XState's StateMachine has changed: it has no ${String(part)}`)
  return rest
}

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
 * A machine that is provided with its implementations is created twice, and many are not started on the first page. The
 * state nodes of all of them were a quarter of what a slow phone allocated during the start.
 */
export const lazyMachines: Plugin = {
  name: 'portico:lazy-machines',
  apply: 'build',
  transform: {
    filter: { id: /\/xstate\/dist\/StateMachine-[\da-f]+\.esm\.js$/ },
    handler: (code) => ({ code: withLazyNodes(code), map: null }),
  },
}
