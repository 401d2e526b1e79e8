import type { OpeningDraft } from '@contract/operate/openingDraft'
import type { Opening } from '@contract/operate/openings'
import type { StoredDraft } from '@machines/operate/opening/context'
import type { OpeningMachine } from '@machines/operate/opening/machine'
import { type OpeningStep } from '@machines/operate/opening/steps'
import type { OpeningPageMachine } from '@machines/operate/page/pages'
import { isSectionComplete } from '@rules/operate/openingSteps'
import type { ActorRefFrom } from 'xstate'

export const isComplete = (step: OpeningStep, draft: OpeningDraft) =>
  step === 'review' || isSectionComplete(step, draft)

export type OpeningPageOf = OpeningPageMachine<OpeningDraft>
type OpeningOf = OpeningMachine<OpeningDraft>

export const stored = ({ version, draft, building_uuid }: Opening): StoredDraft<OpeningDraft> => ({
  version,
  draft,
  building: building_uuid,
})

export type OpeningActor = ActorRefFrom<OpeningOf>
