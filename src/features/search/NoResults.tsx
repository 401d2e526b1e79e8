import type { Building } from '@contract/buildings'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchActor } from '@machines/search/search/machine'
import { queryOf } from '@machines/search/search/selectors'
import { useSelector } from '@shared/useSelector'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import SearchX from 'lucide-react/icons/search-x'
import * as css from './search.css'

type Props = { search: SearchActor; building: Building }

/** No results: suggestions, and links to lists. */
export function NoResults({ search, building: { uuid } }: Props) {
  const { t } = useLingui()
  const query = useSelector(search, queryOf).trim()
  const building = {
    params: { buildingUuid: uuid },
    className: buttonClass({ variant: 'secondary' }),
  }
  return (
    <EmptyState
      icon={<SearchX size={24} aria-hidden="true" />}
      title={t`Nothing found for “${query}”`}
      text={<Trans>Try fewer or shorter words, or browse everything here.</Trans>}
      action={
        <div className={css.ways}>
          <Link to="/building/$buildingUuid/amenities" {...building}>
            <Trans>All amenities</Trans>
          </Link>
          <Link to="/building/$buildingUuid/companies" {...building}>
            <Trans>All companies</Trans>
          </Link>
        </div>
      }
    />
  )
}
