import { Trans, useLingui } from '@lingui/react/macro'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { buildingOf } from '@machines/tenancy/building/selectors'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useBrand } from '@shared/useBrand'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { Card } from '@ui/card/Card'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { lead, muted, pageTitle, sectionTitle } from '@ui/theme/typography.css'
import { ContactOfBuilding } from './ContactOfBuilding'
import * as css from './safety.css'
import type { safety as logic } from './safety.logic'

/** What to do in an emergency, and the address to give to responders. */
export function SafetyScreen({ page: request }: PageProps<typeof logic>) {
  const { t } = useLingui()
  const building = useShared('building', buildingOf)
  const kiosk = useShared('kiosk', isKiosk)
  const { supportEmail } = useBrand()
  const address = [building?.address_1, building?.locality].filter(Boolean).join(', ')
  return (
    <div className={cx(list.page, list.narrow)}>
      <header className={list.titles}>
        <PageHeading className={pageTitle}>{t`Safety and emergency`}</PageHeading>
        <p className={cx(lead, muted)}>
          <Trans>
            In danger? Call emergency services first. This app isn’t monitored around the clock.
          </Trans>
        </p>
      </header>
      {building !== null && (
        <Card>
          <div className={css.place}>
            <h2 className={sectionTitle}>{t`Say where you are`}</h2>
            <p className={css.name} translate="no">
              {building.name}
            </p>
            <p translate="no">{address}</p>
            <p className={muted}>
              <Trans>
                Mention the floor, too, and send someone to the entrance to meet the responders.
              </Trans>
            </p>
          </div>
        </Card>
      )}
      <ContactOfBuilding request={request} timeZone={building?.timezone ?? null} />
      {!kiosk && (
        <section className={css.place}>
          <h2 className={sectionTitle}>{t`Not urgent`}</h2>
          <p className={muted}>
            <Trans>Report anything that could become a hazard, such as a blocked exit.</Trans>
          </p>
          <div className={css.actions}>
            <Link to="/help-desk" className={buttonClass({ variant: 'secondary' })}>
              <Trans>Write to the help desk</Trans>
            </Link>
            <a className={standaloneLinkClass} href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </div>
        </section>
      )}
    </div>
  )
}
