import type { OpeningDraft } from '@contract/operate/openingDraft'
import type { Opening } from '@contract/operate/openings'
import type { StoredDraft } from '@machines/operate/opening/context'
import { createOpening } from '@machines/operate/opening/machine'
import { type OpeningStep } from '@machines/operate/opening/steps'
import { isSectionComplete } from '@rules/operate/openingSteps'
import type { ActorRefFrom } from 'xstate'

export const isComplete = (step: OpeningStep, draft: OpeningDraft) =>
  step === 'review' || isSectionComplete(step, draft)

export const openingMachine = createOpening<OpeningDraft>(isComplete)
export type OpeningOf = typeof openingMachine

export const stored = ({ version, draft, url }: Opening): StoredDraft<OpeningDraft> => ({
  version,
  draft,
  isOpened: url !== null,
})

export type OpeningActor = ActorRefFrom<OpeningOf>
