import { Trans } from '@lingui/react/macro'
import { buildingOf } from '@machines/building/selectors'
import * as list from '@screens/app/listPage.css'
import { useShared } from '@screens/app/useShared'
import { useSearch } from '@tanstack/react-router'
import { pageTitle } from '@ui/theme/typography.css'
import { Directory } from './Directory'
import { DirectoryLoading } from './DirectoryLoading'

/** Who is in the building; `?company_types=a,b` shows only companies of these types. */
export function CompaniesScreen() {
  const buildingUuid = useShared('building', buildingOf)?.uuid
  const search: Record<string, unknown> = useSearch({ strict: false })
  const given = search.company_types
  // The router reads what looks like a number as one.
  const isNamed = typeof given === 'string' || typeof given === 'number'
  const types = isNamed ? String(given).split(',').filter(Boolean) : []
  if (buildingUuid === undefined) {
    return (
      <div className={list.page}>
        <h1 className={pageTitle}>
          <Trans>Companies</Trans>
        </h1>
        <DirectoryLoading />
      </div>
    )
  }
  return <Directory key={types.join()} of={{ buildingUuid, companyTypes: types }} />
}
