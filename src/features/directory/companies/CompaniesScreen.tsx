import { useLingui } from '@lingui/react/macro'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { PageHeading } from '@ui/heading/PageHeading'
import { pageTitle } from '@ui/theme/typography.css'
import type { directory as logic } from './companies.logic'
import { Directory } from './Directory'
import { DirectoryLoading } from './DirectoryLoading'

/** The building's companies; `?company_types=a,b` shows only those types. */
export function CompaniesScreen({ page: directory }: PageProps<typeof logic>) {
  const { t } = useLingui()
  if (directory === undefined) {
    return (
      <div className={list.page}>
        <PageHeading className={pageTitle}>{t`Companies`}</PageHeading>
        <DirectoryLoading />
      </div>
    )
  }
  return <Directory key={directory.sessionId} directory={directory} />
}
