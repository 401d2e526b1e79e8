import { Trans, useLingui } from '@lingui/react/macro'
import { draftOf } from '@machines/operate/opening/selectors'
import type { OpeningStep } from '@machines/operate/opening/steps'
import { Button } from '@ui/button/Button'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import * as record from '../record/record.css'
import { joinedBrand, type StepProps } from './opening.logic'

/** Everything once more before the building opens; each line leads back to its step. */
export function ReviewStep({ opening, brands }: StepProps) {
  const { t } = useLingui()
  const draft = useSelector(opening, draftOf)
  const { brand, host, building, companies = [], content = [] } = draft
  const joined = joinedBrand(draft, brands)
  const domains = companies.flatMap((company) => company.domains)
  const lines: { step: OpeningStep; label: string; value: ReactNode }[] = [
    { step: 'brand', label: t`Brand`, value: joined?.brand ?? brand?.name },
    { step: 'host', label: t`Host name`, value: joined?.host ?? host },
    { step: 'building', label: t`Building`, value: building?.name },
    {
      step: 'companies',
      label: t`Companies`,
      value: `${companies.map(({ name }) => name).join(', ')} (${domains.join(', ')})`,
    },
    { step: 'content', label: t`Starter content`, value: content.length },
  ]
  return (
    <>
      <p>
        <Trans>
          Nothing is public until you press the button. Then tenants can sign up at once.
        </Trans>
      </p>
      <dl className={record.facts}>
        {lines.map(({ step, label, value }) => (
          <div key={step} className={record.line}>
            <dt className={record.fact}>{label}</dt>
            <dd>{value}</dd>
            <dd>
              <Button
                variant="ghost"
                aria-label={t`Edit: ${label}`}
                onClick={() => opening.send({ type: 'step.entered', step })}
              >
                <Trans>Edit</Trans>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
