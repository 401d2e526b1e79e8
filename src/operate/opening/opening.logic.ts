import type { OpeningDraft } from '@contract/operate/openingDraft'
import type { Opening, OpeningPreview } from '@contract/operate/openings'
import type { OperatedWhitelabel } from '@contract/operate/whitelabels'
import type { StoredDraft } from '@machines/operate/opening/context'
import type { OpeningMachine } from '@machines/operate/opening/machine'
import { type OpeningStep } from '@machines/operate/opening/steps'
import type { OpeningPageMachine } from '@machines/operate/page/pages'
import type { PreviewMachine } from '@machines/operate/preview/machine'
import { isSectionComplete } from '@rules/operate/openingSteps'
import type { ActorRefFrom } from 'xstate'
import type { ListQuery } from '../table/query'

export const isComplete = (step: OpeningStep, draft: OpeningDraft) =>
  step === 'review' || isSectionComplete(step, draft)

export type OpeningPageOf = OpeningPageMachine<
  OpeningDraft,
  ListQuery,
  OperatedWhitelabel,
  OpeningPreview
>
export type PreviewActor = ActorRefFrom<PreviewMachine<OpeningDraft, OpeningPreview>>
type OpeningOf = OpeningMachine<OpeningDraft>

export const stored = ({ version, draft, building_uuid }: Opening): StoredDraft<OpeningDraft> => ({
  version,
  draft,
  building: building_uuid,
})

export type OpeningActor = ActorRefFrom<OpeningOf>

/** What the views of the steps need. */
export type StepProps = { opening: OpeningActor; brands: readonly OperatedWhitelabel[] }

/** The brand of other buildings that this one joins; null for a new one, and until the brands have been read. */
export const joinedBrand = (
  { whitelabel }: OpeningDraft,
  brands: readonly OperatedWhitelabel[],
): OperatedWhitelabel | null => brands.find(({ uuid }) => uuid === whitelabel) ?? null
