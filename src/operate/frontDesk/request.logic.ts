import type { OperatedRequestDetail } from '@contract/operate/frontDesk'
import type { StaffAction } from '@contract/serviceRequestSteps'
import { sensitive } from '@machines/operate/console/sensitive'
import {
  createRequestThread,
  type RequestThreadMachine,
  type TakenStep,
} from '@machines/support/requestThread/machine'
import { fromPromise } from 'xstate'
import type { Calls } from '../api/calls'

type Of = { id: string }
export type RequestMachine = RequestThreadMachine<Of, OperatedRequestDetail>

/** A request as staff see it, with these calls. */
export const requestThreadOf = (calls: Pick<Calls, 'request' | 'stepRequest'>): RequestMachine =>
  createRequestThread<Of, OperatedRequestDetail>().provide({
    actions: { askOperator: sensitive.actions.askOperator },
    actors: {
      read: fromPromise<OperatedRequestDetail, { of: Of }>(({ input: { of }, signal }) =>
        calls.request(of, signal),
      ),
      act: fromPromise<OperatedRequestDetail, TakenStep<Of, OperatedRequestDetail>>(
        ({ input: { of, basis, action, assignee, text, key }, signal }) =>
          calls.stepRequest(
            {
              ...of,
              key,
              version: basis.version,
              // This page offers the actions of staff alone.
              action: action as StaffAction,
              text,
              ...(assignee !== undefined && { assignee_uuid: assignee }),
            },
            signal,
          ),
      ),
    },
  })
