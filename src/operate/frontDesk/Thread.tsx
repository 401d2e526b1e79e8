import type { OperatedRequestDetail, RequestStep } from '@contract/operate/frontDesk'
import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from '@ui/classes/cx'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import Lock from 'lucide-react/icons/lock'
import Paperclip from 'lucide-react/icons/paperclip'
import * as css from './frontDesk.css'
import { useActionNames } from './useActionNames'
import { useMoment } from './useMoment'

/** What the tenant wrote, and all that was said and done since, the oldest first. */
export function Thread({ request }: { request: OperatedRequestDetail }) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const { sent_by, created_at, timezone, description, files, thread } = request
  return (
    <section aria-labelledby="thread" className={css.section}>
      <h2 id="thread" className={css.sectionTitle}>
        <Trans>Conversation</Trans>
      </h2>
      <ol className={css.answers}>
        <li className={cx(css.answer, css.ofTenant)}>
          <span className={css.note}>
            {sent_by.name}
            {' · '}
            <time dateTime={created_at}>{moment(created_at, timezone)}</time>
          </span>
          <p className={css.message}>{description}</p>
          {files.length > 0 && (
            <ul className={css.files} aria-label={t`Files`}>
              {files.map(({ name, url }) => (
                <li key={url}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={standaloneLinkClass}
                  >
                    <Paperclip size={16} aria-hidden="true" /> {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
        {thread.map((step) => (
          <Step key={step.uuid} step={step} timezone={timezone} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step, timezone }: { step: RequestStep; timezone: string }) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const names = useActionNames()
  const { by, author, action, text, created_at } = step
  const person = step.assignee ?? t`a deleted account`
  const isNote = action === 'note'
  return (
    <li className={cx(css.answer, isNote ? css.ofStaff : by === 'tenant' && css.ofTenant)}>
      <span className={css.note}>
        {author ?? t`A deleted account`}
        {' · '}
        <time dateTime={created_at}>{moment(created_at, timezone)}</time>
      </span>
      <span className={css.action}>
        {isNote && <Lock size={16} aria-hidden="true" />}
        {action === 'assign' ? t`Assigned to ${person}` : names[action]}
      </span>
      {text !== '' && <p className={css.message}>{text}</p>}
    </li>
  )
}
