import type { Company } from '@contract/directory'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/building/selectors'
import { isGone } from '@machines/request/selectors'
import { websiteHref } from '@rules/links/websiteHref'
import { useRead } from '@screens/app/reading'
import { newTabLink } from '@screens/app/routerLink'
import { usePage } from '@screens/app/usePage'
import { useShared } from '@screens/app/useShared'
import { DetailLoading } from '@screens/detail/DetailLoading'
import { DetailPage } from '@screens/detail/DetailPage'
import { DetailFailed, DetailGone } from '@screens/detail/DetailTrouble'
import * as css from '@screens/detail/detail.css'
import { buttonClass } from '@ui/button/buttonClass'
import { CompanyLogo } from './CompanyLogo'
import * as company from './company.css'

/** One company, and the way to its site. */
export function CompanyScreen() {
  const request = usePage('company')
  const buildingUuid = useShared('building', buildingOf)?.uuid
  const read = useRead(request)
  if (isGone(read)) return <DetailGone />
  if (read.status === 'REJECTED') {
    return <DetailFailed onRetry={() => request?.send({ type: 'request.retried' })} />
  }
  if (read.data === null || buildingUuid === undefined) return <DetailLoading />
  return <CompanyDetail data={read.data} buildingUuid={buildingUuid} />
}

function CompanyDetail({ data, buildingUuid }: { data: Company; buildingUuid: string }) {
  const { t } = useLingui()
  const website = websiteHref(data.url)
  return (
    <DetailPage
      back={{ href: `/building/${buildingUuid}/companies`, label: t`Companies` }}
      picture={
        <div className={company.stage}>
          <CompanyLogo company={data} className={company.logo} />
        </div>
      }
      title={data.name}
      aside={
        website !== null && (
          <div className={css.card}>
            {newTabLink({
              href: website,
              className: buttonClass({ variant: 'primary', size: 'large', wide: true }),
              children: <Trans>Website</Trans>,
            })}
          </div>
        )
      }
    >
      {data.description && <p className={css.prose}>{data.description}</p>}
    </DetailPage>
  )
}
