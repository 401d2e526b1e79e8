import { Trans, useLingui } from '@lingui/react/macro'
import type { NoticesActor } from '@machines/notices/notices/machine'
import {
  listOf,
  markFailure,
  marksOf,
  storedOf,
  unreadAfter,
} from '@machines/notices/notices/selectors'
import * as page from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { Notice } from '@ui/notice/Notice'
import { pageTitle } from '@ui/theme/typography.css'
import CheckCheck from 'lucide-react/icons/check-check'
import { NoticeList, NoticesLoading } from './NoticeList'
import type { notices as logic } from './notices.logic'

/** The user's notices in this building. */
export function NoticesScreen({ page: notices }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <div className={cx(page.page, page.narrow)}>
      <header className={page.head}>
        <PageHeading className={pageTitle}>{t`Notifications`}</PageHeading>
        {notices !== undefined && <ReadAll notices={notices} />}
      </header>
      {notices === undefined ? <NoticesLoading /> : <Notices notices={notices} />}
    </div>
  )
}

function Notices({ notices }: { notices: NoticesActor }) {
  const failure = useSelector(notices, markFailure)
  return (
    <>
      {failure !== null && (
        <Notice tone="warning" live>
          <Trans>We couldn’t save what you have read. Please try again.</Trans>
        </Notice>
      )}
      <NoticeList notices={notices} />
    </>
  )
}

/** Marks all that came until the newest shown one, also those on later pages. */
function ReadAll({ notices }: { notices: NoticesActor }) {
  const list = useSelector(notices, listOf)
  const items = useRead(list).data ?? []
  const unread = useSelector(list, (at) => at?.context.page?.unread ?? 0)
  const marks = useSelector(notices, marksOf)
  const stored = useSelector(notices, storedOf)
  const [newest] = items
  if (newest === undefined || unreadAfter({ items, unread }, marks, stored) === 0) return null
  return (
    <Button
      variant="secondary"
      icon={<CheckCheck size={20} aria-hidden="true" />}
      onClick={() => notices.send({ type: 'all.read', until: newest.created_at })}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  )
}
