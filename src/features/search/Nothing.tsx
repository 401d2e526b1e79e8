import type { Building } from '@contract/buildings'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchActor } from '@machines/search/search/machine'
import { queryOf } from '@machines/search/search/selectors'
import { routerLink } from '@shared/routerLink'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import { useSelector } from '@xstate/react'
import SearchX from 'lucide-react/icons/search-x'
import * as css from './search.css'

type Props = { search: SearchActor; building: Building }

/** Nothing has these words: what to try, and where to look instead. */
export function Nothing({ search, building: { uuid } }: Props) {
  const { t } = useLingui()
  const query = useSelector(search, queryOf).trim()
  const link = (href: string, children: React.ReactNode) =>
    routerLink({ href, className: buttonClass({ variant: 'secondary' }), children })
  return (
    <EmptyState
      icon={<SearchX size={24} aria-hidden="true" />}
      title={t`Nothing found for “${query}”`}
      text={
        <Trans>Try fewer or shorter words, or look through everything that there is here.</Trans>
      }
      action={
        <div className={css.ways}>
          {link(`/building/${uuid}/amenities`, <Trans>All amenities</Trans>)}
          {link(`/building/${uuid}/companies`, <Trans>All companies</Trans>)}
        </div>
      }
    />
  )
}
