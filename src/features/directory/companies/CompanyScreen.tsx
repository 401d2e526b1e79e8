import type { Building } from '@contract/buildings'
import type { Company } from '@contract/companies'
import { DetailFailed, DetailGone } from '@features/content/detail/DetailError'
import { DetailLoading } from '@features/content/detail/DetailLoading'
import { DetailPage } from '@features/content/detail/DetailPage'
import * as css from '@features/content/detail/detail.css'
import { Fact } from '@features/content/detail/Fact'
import { LocationFact } from '@features/content/detail/LocationFact'
import { RelatedItems } from '@features/content/item/RelatedItems'
import { Trans, useLingui } from '@lingui/react/macro'
import { isGone } from '@machines/kernel/request/selectors'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { websiteHref } from '@rules/links/websiteHref'
import { hrefTo } from '@shared/hrefTo'
import type { PageProps } from '@shared/pages/definePage'
import { usePreview } from '@shared/previews'
import { useRead } from '@shared/reading'
import { newTabLink } from '@shared/routerLink'
import { useShared } from '@shared/useShared'
import { useTextLang } from '@shared/useTextLang'
import { getRouteApi } from '@tanstack/react-router'
import { BottomBar } from '@ui/bottomBar/BottomBar'
import { buttonClass } from '@ui/button/buttonClass'
import { strong } from '@ui/theme/typography.css'
// An icon that no other feature has; home would load a shared one.
import BuildingIcon from 'lucide-react/icons/building'
import { CompanyLogo } from './CompanyLogo'
import type { company as logic } from './companies.logic'
import { useFloorText } from './floorText'
import { OpeningHours } from './OpeningHours'
import { companyPreviews } from './previews'

const route = getRouteApi('/inside/building/$buildingUuid/companies/$companyUuid')

/** One company, its location, and a link to its website. */
export function CompanyScreen({ page: request }: PageProps<typeof logic>) {
  const building = useShared('building', buildingOf)
  const read = useRead(request)
  const preview = usePreview(companyPreviews, route.useParams().companyUuid)
  const company = read.data ?? preview
  if (isGone(read)) return <DetailGone />
  if (read.status === 'REJECTED') {
    return <DetailFailed onRetry={() => request?.send({ type: 'request.invalidated' })} />
  }
  if (company === null || building === null) return <DetailLoading />
  return <CompanyDetail company={company} building={building} />
}

function CompanyDetail({ company, building }: { company: Company; building: Building }) {
  const { t } = useLingui()
  const website = websiteHref(company.url)
  const lang = useTextLang()()
  const floorText = useFloorText()
  const premises = company.premises.find(({ building_uuid: at }) => at === building.uuid)
  const address = [building.name, building.address_1, building.locality].filter(Boolean).join(', ')
  return (
    <DetailPage
      back={{
        href: hrefTo('/building/$buildingUuid/companies', { buildingUuid: building.uuid }),
        label: t`Companies`,
      }}
      emblem={<CompanyLogo company={company} className={css.emblemImage} />}
      title={company.name}
      lang={lang}
      aside={
        <>
          <dl className={css.facts}>
            {premises?.floor && (
              <Fact icon={<BuildingIcon size={20} />} label={t`Floor`}>
                <span className={strong}>{floorText(premises.floor)}</span>
              </Fact>
            )}
            <LocationFact address={address} />
            {premises && (
              <OpeningHours week={premises.opening_hours} timeZone={building.timezone} />
            )}
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
        <RelatedItems
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
      {company.description && (
        <p lang={lang} className={css.prose}>
          {company.description}
        </p>
      )}
    </DetailPage>
  )
}
