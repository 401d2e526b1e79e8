import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import { rowsOf } from '@machines/operate/list/selectors'
import {
  hasDraftFailed,
  isBusy,
  isDraftGone,
  isLive,
  isOpeningNow,
  isReadingDraft,
  openingFailure,
  stepOf,
} from '@machines/operate/opening/selectors'
import { type OpeningStep, openingSteps } from '@machines/operate/opening/steps'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { StepProgress } from '@ui/progress/StepProgress'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import FileX from 'lucide-react/icons/file-x'
import type { ComponentType } from 'react'
import type { PageProps } from '../definePage'
import { UploadContext } from '../form/UploadContext'
import { useFailureText } from '../form/useFailureText'
import { paths } from '../paths'
import { Page } from '../shell/Page'
import { BrandStep } from './BrandStep'
import { BuildingStep } from './BuildingStep'
import { CompaniesStep } from './CompaniesStep'
import { ContentStep } from './ContentStep'
import { HostStep } from './HostStep'
import { OpenedBuilding } from './OpenedBuilding'
import * as css from './opening.css'
import type { OpeningActor, OpeningPageOf, PreviewActor, StepProps } from './opening.logic'
import { Preview } from './Preview'
import { ReviewStep } from './ReviewStep'
import { useStepInAddress } from './useStepInAddress'

const views = {
  brand: BrandStep,
  host: HostStep,
  building: BuildingStep,
  companies: CompaniesStep,
  content: ContentStep,
  review: ReviewStep,
} satisfies Record<OpeningStep, ComponentType<StepProps>>

const none: readonly never[] = []

/** The wizard that opens a building: one step at a time, beside a preview of what tenants will see. */
export function OpeningScreen({ page }: PageProps<OpeningPageOf>) {
  const { opening, upload, brands, preview } = useSelector(page, ({ children }) => children)
  const rows = useSelector(brands, rowsOf) ?? none
  return (
    <UploadContext value={upload}>
      <Wizard opening={opening} brands={rows} preview={preview} />
    </UploadContext>
  )
}

type WizardProps = StepProps & { preview: PreviewActor }

function Wizard({ opening, brands, preview }: WizardProps) {
  const { t } = useLingui()
  const reading = useSelector(opening, isReadingDraft)
  const failed = useSelector(opening, hasDraftFailed)
  const gone = useSelector(opening, isDraftGone)
  const live = useSelector(opening, isLive)
  const back = { href: paths.overview, label: t`Buildings` }
  if (reading) {
    return (
      <Page title={t`Open a building`} back={back}>
        <Loading label={t`Loading`}>
          <Skeleton lines={5} />
        </Loading>
      </Page>
    )
  }
  if (failed) {
    return (
      <Page title={t`Open a building`} back={back}>
        <FailedState
          title={t`Your draft couldn’t load`}
          text={t`It is stored safely. Check your connection and try again.`}
          retryLabel={t`Try again`}
          onRetry={() => opening.send({ type: 'request.retried' })}
        />
      </Page>
    )
  }
  if (gone) {
    return (
      <Page title={t`Open a building`} back={back}>
        <EmptyState icon={<FileX size={24} />} title={t`This draft was discarded`} />
      </Page>
    )
  }
  if (live) return <OpenedBuilding opening={opening} brands={brands} />
  return <Step opening={opening} brands={brands} preview={preview} />
}

/** The document's title names the step. */
function Step({ opening, brands, preview }: WizardProps) {
  const { t } = useLingui()
  const step = useSelector(opening, stepOf)
  const busy = useSelector(opening, isBusy)
  const openingNow = useSelector(opening, isOpeningNow)
  useStepInAddress(opening)
  const titles: Record<OpeningStep, string> = {
    brand: t`Your brand`,
    host: t`Its address`,
    building: t`The building`,
    companies: t`Who rents here?`,
    content: t`Starter content`,
    review: t`Ready to open`,
  }
  const at = openingSteps.indexOf(step) + 1
  const of = openingSteps.length
  const View = views[step]
  return (
    <Page title={titles[step]} back={{ href: paths.overview, label: t`Buildings` }}>
      <StepProgress step={at} of={of} label={t`Step ${at} of ${of}`} />
      <div className={css.columns}>
        <form
          className={css.step}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            opening.send({ type: step === 'review' ? 'open.pressed' : 'next.pressed' })
          }}
        >
          <StepFailure opening={opening} />
          <View opening={opening} brands={brands} />
          <div className={css.actions}>
            {at > 1 && (
              <Button variant="secondary" onClick={() => opening.send({ type: 'back.pressed' })}>
                <Trans>Back</Trans>
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyLabel={openingNow ? t`Opening your building` : t`Saving`}
            >
              {step === 'review' ? <Trans>Open the building</Trans> : <Trans>Next</Trans>}
            </Button>
          </div>
        </form>
        <Preview preview={preview} />
      </div>
    </Page>
  )
}

function StepFailure({ opening }: { opening: OpeningActor }) {
  const { t } = useLingui()
  const failure = useSelector(opening, openingFailure)
  const failureText = useFailureText()
  if (failure === null) return null
  const text = (() => {
    if (isRefusedWith(failure, 'host_taken'))
      return t`Another building has this address meanwhile. Go back and choose another one.`
    if (isRefusedWith(failure, 'domain_taken'))
      return t`An email domain belongs to another company here. Go back to the companies and remove it.`
    if (isRefusedWith(failure, 'domain_public'))
      return t`An email domain must be the company’s own. Leave out providers such as gmail.com, and invite these people instead.`
    if (isRefusedWith(failure, 'invalid_request'))
      return t`The server can’t accept this yet. Go through the steps and correct what is marked.`
    return failureText(failure)
  })()
  return (
    <Notice tone="danger" live>
      {text}
    </Notice>
  )
}
