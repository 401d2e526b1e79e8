import { requestFormMachine } from '@machines/support/requestForm/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

/** The form whose requests go to the help desk. */
export const requestForm = (effects: Effects) =>
  requestFormMachine.provide({ actors: { submitRequest: promiseOf(effects.submitRequest) } })
