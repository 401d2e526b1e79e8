export type Rule =
  | 'invokeWithoutDone'
  | 'invokeWithoutError'
  | 'invokeWithoutId'
  | 'inlineSource'
  | 'noWayOut'
  | 'unreachableState'
  | 'shadowedCandidate'
  | 'swallowingWildcard'
  | 'droppedCriticalEvent'
  | 'missingDescription'
  | 'stateName'
  | 'waitingStateName'
  | 'eventName'
  | 'unknownTag'
  | 'inlineImplementation'
  | 'unnamedDelay'
  | 'undeclared'
  | 'unusedExemption'

/** One violation; `at` is the id of the state. */
export interface Finding {
  readonly rule: Rule
  readonly at: string
  readonly message: string
}

/** What the rules need to know about the product. */
export interface LintRules {
  /** Events that no resting leaf may drop. They are no way out of a waiting state either. */
  readonly criticalEvents?: readonly string[]
  /** The closed union of tags; without it tags are not checked. */
  readonly allowedTags?: readonly (string | RegExp)[]
}
