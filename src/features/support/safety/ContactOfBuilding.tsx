import type { BuildingContact } from '@contract/buildingContact'
import { OpeningHours } from '@features/directory/companies/OpeningHours'
import { Trans, useLingui } from '@lingui/react/macro'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { linesOf } from '@rules/dates/openingHours'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { useShared } from '@shared/useShared'
import { useTextLang } from '@shared/useTextLang'
import { buttonClass } from '@ui/button/buttonClass'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { FailedState } from '@ui/states/FailedState'
import { sectionTitle } from '@ui/theme/typography.css'
import * as css from './safety.css'
import type { safety as logic } from './safety.logic'

type Props = {
  request: PageProps<typeof logic>['page']
  /** Of the building; null until it is known. */
  timeZone: string | null
}

/** The building's own numbers, and where to meet. Without them, the rest of the page stays as it is. */
export function ContactOfBuilding({ request, timeZone }: Props) {
  const { t } = useLingui()
  const read = useRead(request)
  if (read.data !== null && timeZone !== null)
    return <Contact contact={read.data} timeZone={timeZone} />
  if (read.status === 'REJECTED') {
    return (
      <FailedState
        title={t`The building’s numbers couldn’t load`}
        retryLabel={t`Try again`}
        onRetry={() => request?.send({ type: 'request.invalidated' })}
      />
    )
  }
  return (
    <Loading label={t`Loading the building’s numbers`}>
      <Skeleton lines={3} />
    </Loading>
  )
}

function Contact({ contact, timeZone }: { contact: BuildingContact; timeZone: string }) {
  const { t } = useLingui()
  const langOf = useTextLang()
  // A kiosk cannot call.
  const kiosk = useShared('kiosk', isKiosk)
  const { security_phone: security, phone, meeting_point: place, opening_hours: week } = contact
  const numbers = [
    { label: t`Security`, phone: security },
    { label: t`Front desk`, phone },
  ].flatMap((each) => (each.phone === null ? [] : [{ label: each.label, phone: each.phone }]))
  return (
    <>
      {place !== null && (
        <section className={css.place}>
          <h2 className={sectionTitle}>
            <Trans>Where to meet</Trans>
          </h2>
          <p lang={langOf()} className={css.name} translate="no">
            {place}
          </p>
        </section>
      )}
      {numbers.length > 0 && (
        <section className={css.place}>
          <h2 className={sectionTitle}>
            <Trans>Call the building</Trans>
          </h2>
          <div className={css.actions}>
            {numbers.map(({ label, phone: number }) =>
              kiosk ? (
                <p key={label}>
                  {label} · <bdi>{number}</bdi>
                </p>
              ) : (
                <a
                  key={label}
                  href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  <span>
                    {label} · <bdi>{number}</bdi>
                  </span>
                </a>
              ),
            )}
          </div>
        </section>
      )}
      {linesOf(week).length > 0 && (
        <dl className={css.hours}>
          <OpeningHours week={week} timeZone={timeZone} />
        </dl>
      )}
    </>
  )
}
