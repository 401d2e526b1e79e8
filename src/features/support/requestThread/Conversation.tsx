import type { ServiceRequest } from '@contract/serviceRequests'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { momentParts } from '@shared/format/days'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useShared } from '@shared/useShared'
import { cx } from '@ui/classes/cx'
import { Dotted } from '@ui/dotted/Dotted'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { blockTitle, figures, muted, small, strong } from '@ui/theme/typography.css'
import Paperclip from 'lucide-react/icons/paperclip'
import type { ReactNode } from 'react'
import * as css from './requestThread.css'

type Entry = NonNullable<ServiceRequest['thread']>[number]

/** The user's request, and all that was said and done since, the oldest first. */
export function Conversation({ request }: { request: ServiceRequest }) {
  const { t } = useLingui()
  const { description, attachments, created_at, thread = [] } = request
  const wordsOf = useActionWords()
  return (
    <section aria-labelledby="conversation" className={css.section}>
      <h2 id="conversation" className={blockTitle}>
        <Trans>Conversation</Trans>
      </h2>
      <ol className={css.entries}>
        <Message by="tenant" who={t`You`} at={created_at} text={description}>
          {attachments.length > 0 && (
            <ul className={css.files} aria-label={t`Files`}>
              {attachments.map(({ name, url }) => (
                <li key={url}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={cx(small, standaloneLinkClass)}
                  >
                    <Paperclip size={16} aria-hidden="true" /> {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Message>
        {thread.map((entry) => (
          <Message
            key={entry.uuid}
            by={entry.by}
            who={entry.by === 'tenant' ? t`You` : (entry.author ?? t`The building’s staff`)}
            at={entry.created_at}
            title={wordsOf(entry)}
            text={entry.text}
          />
        ))}
      </ol>
    </section>
  )
}

type MessageProps = {
  by: Entry['by']
  who: string
  at: string
  title?: string | undefined
  text: string
  children?: ReactNode
}

function Message({ by, who, at, title, text, children }: MessageProps) {
  const locale = useLocale()
  const clock = useClock()
  const timezone = useShared('building', buildingOf)?.timezone ?? 'UTC'
  return (
    <li className={cx(css.entry, by === 'tenant' && css.own)}>
      <p className={cx(small, muted, figures)} suppressHydrationWarning>
        <Dotted texts={[who, ...momentParts(locale, at, timezone, clock)]} />
      </p>
      {title && <p className={strong}>{title}</p>}
      {text !== '' && <p className={css.words}>{text}</p>}
      {children}
    </li>
  )
}

/** What was done, in words; nothing for what this version does not know. */
function useActionWords(): (entry: Entry) => string | undefined {
  const { t } = useLingui()
  return ({ by, action }) => {
    const words: Readonly<Record<string, string>> = {
      assign: t`Assigned`,
      start: t`Work has begun`,
      answer: t`Answer`,
      ask: t`Question`,
      finish: t`Done`,
      decline: t`Declined`,
      reopen: t`Reopened`,
      withdraw: t`Withdrawn`,
      confirm: t`Confirmed as done`,
    }
    if (by === 'tenant' && action === 'reply') return t`Reply`
    return Object.hasOwn(words, action) ? words[action] : undefined
  }
}
