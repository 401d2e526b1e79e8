import type { AnyStateMachine } from 'xstate'
import { type ChartNode, invocations, ownTransitions, stateNodes } from '../chart'
import { triggerName } from '../transitionName'
import type { Finding } from './finding'

type Reference = { readonly use: unknown; readonly where: string }

/** Guards, actions and delays are named in the chart and declared in setup(). */
export function implementationRules(machine: AnyStateMachine): Finding[] {
  const { guards, actions, delays, actors } = machine.implementations
  return stateNodes(machine).flatMap((node) => [
    ...guardUses(node).flatMap((use) => named(node, 'guard', use, guards)),
    ...actionUses(node).flatMap((use) => named(node, 'action', use, actions)),
    ...Object.keys(node.config.after ?? {}).flatMap((delay) => delayFindings(node, delay, delays)),
    ...invocations(node)
      .filter(({ config }) => typeof config.src === 'string' && !(config.src in actors))
      .map(({ src }) => undeclared(node, 'actor', src)),
  ])
}

function guardUses(node: ChartNode): Reference[] {
  return ownTransitions(node)
    .filter(({ guard }) => guard !== undefined)
    .map((transition) => ({ use: transition.guard, where: triggerName(transition) }))
}

/** Read from the config if XState adds its own actions to the node, as for delays. */
function actionUses(node: ChartNode): Reference[] {
  const { entry, exit, initial } = node.config as Record<string, unknown>
  const ofInitial = typeof initial === 'object' ? (initial as { actions?: unknown }).actions : []
  const at = (where: string, uses: unknown) =>
    [uses ?? []].flat().map((use): Reference => ({ use, where }))
  return [
    ...at('entry', entry),
    ...at('exit', exit),
    ...at('initial', ofInitial),
    ...ownTransitions(node).flatMap((each) => at(triggerName(each), each.actions)),
  ]
}

function named(
  node: ChartNode,
  kind: string,
  { use, where }: Reference,
  declared: Record<string, unknown>,
): Finding[] {
  const name = typeof use === 'string' ? use : (use as { type?: unknown }).type
  if (typeof use === 'function' || typeof name !== 'string') {
    const message = `'${where}' has an inline ${kind}`
    return [{ rule: 'inlineImplementation', at: node.id, message }]
  }
  return name in declared ? [] : [undeclared(node, kind, name)]
}

function delayFindings(node: ChartNode, delay: string, declared: object): Finding[] {
  if (!Number.isNaN(Number(delay))) {
    return [{ rule: 'unnamedDelay', at: node.id, message: `the delay of ${delay} ms has no name` }]
  }
  // XState fires such a delay immediately, without a warning.
  return delay in declared ? [] : [undeclared(node, 'delay', delay)]
}

function undeclared(node: ChartNode, kind: string, name: string): Finding {
  return { rule: 'undeclared', at: node.id, message: `the ${kind} '${name}' is not declared` }
}
