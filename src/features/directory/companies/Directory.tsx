import type { Company } from '@contract/companies'
import { utilitiesLogic } from '@features/home/utilities/utilities.page'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DirectoryActor } from '@machines/directory/directory/machine'
import {
  found,
  listOf,
  progressOf,
  searchOf,
  typesOf,
} from '@machines/directory/directory/selectors'
import { listOf as utilitiesOf } from '@machines/home/utilities/selectors'
import * as page from '@shared/listPage.css'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { Link } from '@tanstack/react-router'
import { useSpoken } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Field } from '@ui/field/Field'
import { PageHeading } from '@ui/heading/PageHeading'
import { Input } from '@ui/input/Input'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { Notice } from '@ui/notice/Notice'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { figures, muted, pageTitle, small } from '@ui/theme/typography.css'
import Building2 from 'lucide-react/icons/building-2'
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useMemo } from 'react'
import { CompanyGrid } from './CompanyGrid'
import { DirectoryLoading } from './DirectoryLoading'

const none: readonly Company[] = []

/** The directory with a search field; companies appear while further pages are loading. */
export function Directory({ directory }: { directory: DirectoryActor }) {
  const { t } = useLingui()
  const buildingUuid = useSelector(directory, ({ context }) => context.buildingUuid)
  const list = useSelector(directory, listOf)
  const progress = useSelector(list, progressOf)
  const companies = useRead(list).data ?? none
  const total = useSelector(list, (at) => at?.context.total ?? 0)
  const search = useSelector(directory, searchOf)
  // Typing remains responsive regardless of the number of companies.
  const wanted = useDeferredValue(search)
  const locale = useLocale()
  const sorted = useMemo(() => inOrder(companies, locale), [companies, locale])
  const hits = useMemo(() => found(sorted, wanted), [sorted, wanted])
  const types = useSelector(directory, typesOf)
  const title = useDirectoryTitle(types)
  const retry = () => directory.send({ type: 'request.invalidated' })
  const clear = () => directory.send({ type: 'search.changed', search: '' })
  const count = useSpoken<HTMLParagraphElement>()
  const isEmpty = progress === 'whole' && companies.length === 0
  return (
    <div className={page.page}>
      <header className={page.head}>
        <div className={page.titles}>
          <PageHeading className={pageTitle}>{title}</PageHeading>
          <p ref={count} className={cx(small, muted, figures)}>
            {progress === 'loading' || progress === 'failed' || isEmpty ? null : wanted.trim() ===
              '' ? (
              <Plural value={total} one="# company" other="# companies" />
            ) : (
              <Plural value={hits.length} one="# company found" other="# companies found" />
            )}
            {progress === 'growing' && wanted.trim() !== '' && (
              <>
                {' · '}
                <Trans>still searching</Trans>
              </>
            )}
          </p>
          {types.length > 0 && (
            <Link
              to="/building/$buildingUuid/companies"
              params={{ buildingUuid }}
              className={standaloneLinkClass}
            >
              <Trans>Show all companies</Trans>
            </Link>
          )}
        </div>
        <div className={page.search}>
          <Field label={t`Search companies`} labelHidden>
            <Input
              type="search"
              icon={<Search size={20} />}
              placeholder={t`Search companies`}
              value={search}
              onChange={(event) =>
                directory.send({ type: 'search.changed', search: event.currentTarget.value })
              }
            />
          </Field>
        </div>
      </header>
      {progress === 'loading' && <DirectoryLoading />}
      {progress === 'failed' && (
        <FailedState
          title={t`We couldn’t load the companies`}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
      )}
      {isEmpty && (
        <EmptyState
          icon={<Building2 size={24} aria-hidden="true" />}
          title={t`No companies here yet`}
          text={<Trans>Companies will show up here as they move in.</Trans>}
        />
      )}
      {companies.length > 0 && hits.length === 0 && progress !== 'growing' && (
        <EmptyState
          icon={<Search size={24} aria-hidden="true" />}
          title={t`No companies found`}
          text={<Trans>Try a different spelling, or fewer words.</Trans>}
          action={
            <Button variant="secondary" onClick={clear}>
              <Trans>Show all companies</Trans>
            </Button>
          }
        />
      )}
      {hits.length > 0 && <CompanyGrid companies={hits} buildingUuid={buildingUuid} />}
      {progress === 'stalled' && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={retry}>
              <Trans>Load the rest</Trans>
            </Button>
          }
        >
          <Trans>
            {companies.length} of {total} companies have loaded.
          </Trans>
        </Notice>
      )}
    </div>
  )
}

/**
 * Sorts by name in the page's language, `Company 9` before `Company 10`; the API uses another
 * order.
 */
function inOrder(companies: readonly Company[], locale: string): Company[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return companies.toSorted((a, b) => compare(a.name, b.name))
}

const asSet = (types: readonly string[] | null | undefined) => (types ?? []).toSorted().join()

/** The label of home's utility for these company types; otherwise the types themselves. */
function useDirectoryTitle(types: readonly string[]): string {
  const { t } = useLingui()
  const { data } = useRead(useSelector(usePage(utilitiesLogic), (at) => at && utilitiesOf(at)))
  if (types.length === 0) return t`Companies`
  const button = data?.find(({ company_types: of }) => asSet(of) === asSet(types))
  return button?.text ?? t`Companies: ${types.join(', ')}`
}
