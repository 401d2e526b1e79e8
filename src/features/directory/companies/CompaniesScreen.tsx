import { directoryLogic } from '@features/directory/companies/companies.page'
import { useLingui } from '@lingui/react/macro'
import * as list from '@shared/listPage.css'
import { usePage } from '@shared/pages/usePage'
import { PageHeading } from '@ui/heading/PageHeading'
import { pageTitle } from '@ui/theme/typography.css'
import { Directory } from './Directory'
import { DirectoryLoading } from './DirectoryLoading'

/** The building's companies; `?company_types=a,b` shows only those types. */
export function CompaniesScreen() {
  const { t } = useLingui()
  const directory = usePage(directoryLogic)
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
