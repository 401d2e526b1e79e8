import { authFlows } from '../authFlows'
import type { WizardContext } from './context'
import { type Step, variantOf } from './flows'

/** The facts that determine the order of steps. */
export type Facts = Pick<
  WizardContext,
  | 'entry'
  | 'flowType'
  | 'done'
  | 'lockedThrough'
  | 'step'
  | 'buildings'
  | 'accessToken'
  | 'isComplete'
  | 'asksTerms'
>

/** The steps of a run, skipped ones included. */
export function planOf({ entry, flowType }: Pick<Facts, 'entry' | 'flowType'>): readonly Step[] {
  const { steps } = variantOf(flowType)
  if (authFlows[entry].codes === 'v2') return steps
  return steps.map((step) => (step === 'ENTER_CODE_V2' ? 'ENTER_CODE' : step))
}

/** Steps that are never shown: with one building, a known building, and without terms or with implied ones. */
function isSkipped(facts: Facts, step: Step): boolean {
  const { building, terms, account } = variantOf(facts.flowType)
  if (step === 'ACCEPT_TERMS') return terms === 'implied' || !facts.asksTerms
  if (step !== 'BUILDING_SELECTOR') return false
  const count = facts.buildings?.length
  // Those of an invited user are known after the code, and are rarely several.
  if (building === 'known' || count === 1 || (count === 0 && account === 'completed')) return true
  // The choice cannot be saved after a reload; the account already has a building.
  return (
    account === 'completed' &&
    facts.isComplete &&
    facts.accessToken === null &&
    !facts.done.includes('BUILDING_SELECTOR')
  )
}

/** The steps that this run shows. */
export function shownSteps(facts: Facts): readonly Step[] {
  return planOf(facts).filter((step) => !isSkipped(facts, step))
}

/** A step that announces implied terms is open until they are accepted. */
function isOpen(facts: Facts, step: Step): boolean {
  if (!facts.done.includes(step)) return true
  return announcesTerms(facts, step) && !facts.done.includes('ACCEPT_TERMS')
}

/** Terms that are accepted by themselves are announced on the step before. */
export function announcesTerms(facts: Pick<Facts, 'entry' | 'flowType'>, step: Step): boolean {
  const plan = planOf(facts)
  return (
    variantOf(facts.flowType).terms === 'implied' && plan[plan.indexOf(step) + 1] === 'ACCEPT_TERMS'
  )
}

/** The first incomplete step: the user cannot go beyond it. */
function furthestStep(facts: Facts): Step {
  return shownSteps(facts).find((step) => isOpen(facts, step)) ?? 'CONGRATULATIONS'
}

/** The step to show: the requested one if it is reachable and not locked, otherwise the furthest reachable one. */
export function nextStep(facts: Facts, requestedStep: Step | null): Step {
  const plan = planOf(facts)
  const furthest = furthestStep(facts)
  if (requestedStep === null || !plan.includes(requestedStep) || isSkipped(facts, requestedStep))
    return furthest
  const isEarned = plan.indexOf(requestedStep) <= plan.indexOf(furthest)
  return isEarned && !isLockedThrough(facts, requestedStep) ? requestedStep : furthest
}

/** The user cannot go back past a consumed code or a created account. */
function isLockedThrough(facts: Facts, step: Step): boolean {
  if (facts.lockedThrough === null) return false
  const plan = planOf(facts)
  return plan.indexOf(step) <= plan.indexOf(facts.lockedThrough)
}

function neighbour(facts: Facts, distance: 1 | -1): Step | null {
  const shown = shownSteps(facts)
  if (facts.step === null) return null
  return shown[shown.indexOf(facts.step) + distance] ?? null
}

export const followingStep = (facts: Facts): Step | null => neighbour(facts, 1)

/** The step that Back leads to; null if it leads out of the wizard or is unavailable. */
export function previousStep(facts: Facts): Step | null {
  if (facts.step === 'CONGRATULATIONS') return null
  const previous = neighbour(facts, -1)
  return previous === null || isLockedThrough(facts, previous) ? null : previous
}

/** The steps from this one on that have to be repeated because their input has changed. */
export function undoneFrom(facts: Facts, step: Step): Step[] {
  const plan = planOf(facts)
  return facts.done.filter((each) => plan.indexOf(each) < plan.indexOf(step))
}
