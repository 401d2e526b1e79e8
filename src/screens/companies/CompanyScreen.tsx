import type { Building } from '@contract/buildings'
import type { Company } from '@contract/directory'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/building/selectors'
import { isGone } from '@machines/request/selectors'
import { websiteHref } from '@rules/links/websiteHref'
import { useRead } from '@screens/app/reading'
import { newTabLink } from '@screens/app/routerLink'
import { usePage } from '@screens/app/usePage'
import { useShared } from '@screens/app/useShared'
import { FromHome } from '@screens/content/FromHome'
import { DetailLoading } from '@screens/detail/DetailLoading'
import { DetailPage } from '@screens/detail/DetailPage'
import { DetailFailed, DetailGone } from '@screens/detail/DetailTrouble'
import * as css from '@screens/detail/detail.css'
import { Where } from '@screens/detail/Where'
import { BottomBar } from '@ui/bottomBar/BottomBar'
import { buttonClass } from '@ui/button/buttonClass'
import { CompanyLogo } from './CompanyLogo'

/** One company, where it is, and the way to its site. */
export function CompanyScreen() {
  const request = usePage('company')
  const building = useShared('building', buildingOf)
  const read = useRead(request)
  if (isGone(read)) return <DetailGone />
  if (read.status === 'REJECTED') {
    return <DetailFailed onRetry={() => request?.send({ type: 'request.retried' })} />
  }
  if (read.data === null || building === null) return <DetailLoading />
  return <CompanyDetail company={read.data} building={building} />
}

function CompanyDetail({ company, building }: { company: Company; building: Building }) {
  const { t } = useLingui()
  const website = websiteHref(company.url)
  const address = [building.name, building.address_1, building.locality].filter(Boolean).join(', ')
  return (
    <DetailPage
      back={{ href: `/building/${building.uuid}/companies`, label: t`Companies` }}
      emblem={<CompanyLogo company={company} className={css.emblemImage} />}
      title={company.name}
      aside={
        <>
          <dl className={css.facts}>
            <Where address={address} />
          </dl>
          {website !== null && (
            <BottomBar>
              {newTabLink({
                href: website,
                className: buttonClass({ variant: 'primary', size: 'large', wide: true }),
                children: <Trans>Website</Trans>,
              })}
            </BottomBar>
          )}
        </>
      }
      more={
        <FromHome
          title={t`From this company`}
          building={building}
          choose={(categories) => {
            const items = categories.flatMap(({ contents }) => contents)
            const own = items.filter(
              ({ attachable_company_uuid: uuid, host_company_name: host }) =>
                uuid === company.uuid || host === company.name,
            )
            return [...new Map(own.map((item) => [item.uuid, item])).values()]
          }}
        />
      }
    >
      {company.description && <p className={css.prose}>{company.description}</p>}
    </DetailPage>
  )
}
