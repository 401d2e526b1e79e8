import { isOpeningStep } from '@machines/operate/opening/steps'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { OpeningScreen } from './OpeningScreen'
import { openingMachine, stored } from './opening.logic'

/** The wizard *Open your building*. */
export const openingPage = definePage({
  name: 'opening',
  path: paths.opening('$id'),
  validateSearch: ({ step }) => (isOpeningStep(step) ? { step } : {}),
  logic: ({ calls }) =>
    openingMachine.provide({
      actors: {
        read: promiseOf(async (input, signal) => stored(await calls.opening(input, signal))),
        save: promiseOf(async (input, signal) => stored(await calls.saveOpening(input, signal))),
        checkHost: promiseOf(async ({ draft }, signal) => {
          const status = await calls.hostStatus({ host: draft.host ?? '' }, signal)
          return { problem: status === 'free' ? null : status }
        }),
        open: promiseOf(async (input, signal) => {
          await calls.openBuilding(input, signal)
        }),
      },
    }),
  input: ({ params, search }, keyPrefix) => ({
    id: params.id,
    step: search.step ?? null,
    keyPrefix,
  }),
  queryEvent: ({ search }) => ({ type: 'step.entered', step: search.step ?? 'brand' }),
  screen: OpeningScreen,
})
