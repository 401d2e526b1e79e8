import type { Operator } from '@contract/operate/operator'
import type { Capability } from '@contract/operate/roles'

/** Whether one of the operator's roles has the capability in some building. */
export const mayAnywhere = (operator: Operator | null, capability: Capability): boolean =>
  operator !== null && operator.capabilities.includes(capability)
