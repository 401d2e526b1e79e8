import type { OpeningDraft } from '@contract/operate/openingDraft'
import type { Opening } from '@contract/operate/openings'
import type { StoredDraft } from '@machines/operate/opening/context'
import { createOpening } from '@machines/operate/opening/machine'
import { isOpeningStep, type OpeningStep } from '@machines/operate/opening/steps'
import { promiseOf } from '@platform/actorOf'
import { isSectionComplete } from '@rules/operate/openingSteps'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { OpeningScreen } from './OpeningScreen'

const isComplete = (step: OpeningStep, draft: OpeningDraft) =>
  step === 'review' || isSectionComplete(step, draft)

const openingMachine = createOpening<OpeningDraft>(isComplete)
export type OpeningOf = typeof openingMachine

const stored = ({ version, draft, url }: Opening): StoredDraft<OpeningDraft> => ({
  version,
  draft,
  isOpened: url !== null,
})

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
