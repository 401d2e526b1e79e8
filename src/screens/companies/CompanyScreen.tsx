import type { Company } from '@contract/directory'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/building/selectors'
import { isRefusedWith } from '@machines/failure'
import { websiteHref } from '@machines/websiteHref'
import { useDetailScreens } from '@screens/app/DetailsContext'
import { useRead } from '@screens/app/reading'
import { newTabLink } from '@screens/app/routerLink'
import { useShared } from '@screens/app/useShared'
import { DetailLoading } from '@screens/detail/DetailLoading'
import { DetailPage } from '@screens/detail/DetailPage'
import { DetailFailed, DetailGone } from '@screens/detail/DetailTrouble'
import * as css from '@screens/detail/detail.css'
import { useParams } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { useActorRef } from '@xstate/react'
import { CompanyLogo } from './CompanyLogo'
import * as company from './company.css'

/** One company, and the way to its site. */
export function CompanyScreen() {
  const { companyUuid = '' } = useParams({ strict: false })
  const buildingUuid = useShared('building', buildingOf)?.uuid
  if (buildingUuid === undefined) return <DetailLoading />
  return <Visit key={companyUuid} uuid={companyUuid} buildingUuid={buildingUuid} />
}

function Visit({ uuid, buildingUuid }: { uuid: string; buildingUuid: string }) {
  const request = useActorRef(useDetailScreens().company, { input: { of: { uuid } } })
  const read = useRead<Company>(request)
  if (read.status === 'REJECTED') {
    const isGone =
      read.failure !== null && isRefusedWith(read.failure, 'not_found', 'invalid_request')
    if (isGone) return <DetailGone />
    return <DetailFailed onRetry={() => request.send({ type: 'request.retried' })} />
  }
  if (read.data === null) return <DetailLoading />
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
