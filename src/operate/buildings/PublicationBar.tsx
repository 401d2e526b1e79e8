import type { Publication } from '@contract/operate/publication'
import { Trans } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { storedPublication } from '@machines/operate/publication/selectors'
import { formatter } from '@shared/format/formatters'
import { Button } from '@ui/button/Button'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useConsole, useConsoleLocale } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import * as record from '../record/record.css'
import type { PublicationActor } from './building.logic'
import { PublicationPill } from './PublicationPill'
import { usePublicationTexts } from './PublicationTexts'
import * as css from './publication.css'

/** Whether tenants see the record, since when or until when, and what the operator may make of it. */
export function PublicationBar({ publication }: { publication: PublicationActor }) {
  const stored = useSelector(publication, storedPublication)
  const operator = useConsole(operatorOf)
  const { capability, names, end } = usePublicationTexts()
  if (stored === null) return null
  return (
    <div className={css.publication}>
      <div className={record.actions}>
        <PublicationPill publication={stored.publication} names={names} />
        {mayAnywhere(operator, capability) && (
          <Actions
            of={stored.publication}
            hasEnd={stored.end_at !== null}
            send={publication.send}
          />
        )}
      </div>
      {stored.live_at !== null && (
        <p className={css.time}>
          <Trans>
            Goes live <Moment at={stored.live_at} timezone={stored.timezone} />
          </Trans>
        </p>
      )}
      {stored.end_at !== null && (
        <p className={css.time}>
          {end === 'offline' ? (
            <Trans>
              Goes offline <Moment at={stored.end_at} timezone={stored.timezone} />
            </Trans>
          ) : (
            <Trans>
              Ends <Moment at={stored.end_at} timezone={stored.timezone} />
            </Trans>
          )}
        </p>
      )}
    </div>
  )
}

/** By the building's clock, which is named: the operator may be elsewhere. */
function Moment({ at, timezone }: { at: string; timezone: string }) {
  const format = formatter.date(useConsoleLocale(), {
    timeZone: timezone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return <time dateTime={at}>{format.format(new Date(at))}</time>
}

type ActionsProps = { of: Publication; hasEnd: boolean; send: PublicationActor['send'] }

function Actions({ of, hasEnd, send }: ActionsProps): ReactNode {
  const press = (type: 'publish' | 'end' | 'hide' | 'archive' | 'restore', label: ReactNode) => (
    <Button variant="secondary" onClick={() => send({ type: `${type}.pressed` })}>
      {label}
    </Button>
  )
  if (of === 'archived') return press('restore', <Trans>Restore</Trans>)
  if (of === 'live') {
    return (
      <>
        {press('end', hasEnd ? <Trans>Change its end</Trans> : <Trans>End</Trans>)}
        {press('hide', <Trans>Hide</Trans>)}
      </>
    )
  }
  if (of === 'scheduled') {
    return (
      <>
        {press('publish', <Trans>Change its times</Trans>)}
        {press('hide', <Trans>Don’t publish</Trans>)}
      </>
    )
  }
  return (
    <>
      {press('publish', <Trans>Publish</Trans>)}
      {press('archive', <Trans>Archive</Trans>)}
    </>
  )
}
