import type { Company } from '@contract/directory'
import { hrefTo } from '@shared/hrefTo'
import { routerLink } from '@shared/routerLink'
import { UtilityTile } from '@ui/tile/UtilityTile'
import { CompanyLogo } from './CompanyLogo'
import * as css from './companyGrid.css'

export function CompanyTile({ company, buildingUuid }: { company: Company; buildingUuid: string }) {
  return (
    <UtilityTile
      level="h2"
      title={company.name}
      href={hrefTo('/building/$buildingUuid/companies/$companyUuid', {
        buildingUuid,
        companyUuid: company.uuid,
      })}
      figure={<CompanyLogo company={company} className={css.logo} />}
      meta={company.description && <span className={css.meta}>{company.description}</span>}
      renderLink={routerLink}
    />
  )
}
