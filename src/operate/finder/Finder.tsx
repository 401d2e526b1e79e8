import { maxFindLength } from '@contract/operate/finder'
import { useLingui } from '@lingui/react/macro'
import type { FinderActor } from '@machines/operate/finder/machine'
import {
  foundOf,
  isFinderOpen,
  progressOf,
  queryOf,
  recordsOf,
} from '@machines/operate/finder/selectors'
import { Announcement } from '@ui/announcer/Announcement'
import { LiveRegions } from '@ui/announcer/LiveRegions'
import { useModal } from '@ui/dialog/useModal'
import { FinderField } from '@ui/finder/FinderField'
import * as css from '@ui/finder/finder.css'
import { useOptions } from '@ui/finder/useOptions'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import { useCallback, useId } from 'react'
import { useConsoleServices } from '../ConsoleContext'
import { useShortcut } from '../shortcuts/useShortcut'
import { Choices } from './Choices'
import { useFinderGroups } from './useFinderGroups'

export const useFinder = (): FinderActor =>
  useConsoleServices().console.system.get('finder') as FinderActor

/** Finds places, records and actions by name; it opens over any page of the console. */
export function Finder() {
  const finder = useFinder()
  const isOpen = useSelector(finder, isFinderOpen)
  useShortcut('find', () => finder.send({ type: isOpen ? 'finder.closed' : 'finder.opened' }), {
    opensDialog: true,
  })
  return isOpen && <OpenFinder finder={finder} />
}

function OpenFinder({ finder }: { finder: FinderActor }) {
  const { t } = useLingui()
  const listId = useId()
  const query = useSelector(finder, queryOf)
  const found = useSelector(finder, foundOf)
  const records = useSelector(found, recordsOf)
  const progress = useSelector(found, progressOf)
  const groups = useFinderGroups(query, records)
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  const close = useCallback(() => finder.send({ type: 'finder.closed' }), [finder])
  const { dialog } = useModal(true, true, close)
  const options = useOptions(listId, `${query} ${records.map(({ uuid }) => uuid).join()}`)
  const isNothing = count === 0 && progress === 'shown'
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={t`Find in the console`}>
      <FinderField
        label={t`Find`}
        placeholder={t`A person, company, room, page …`}
        closeLabel={t`Close`}
        query={query}
        maxLength={maxFindLength}
        busy={progress === 'busy'}
        options={options}
        listId={count > 0 ? listId : null}
        onQuery={(text) => finder.send({ type: 'query.changed', query: text })}
        onEnter={() => {
          // Earlier results stay while the operator types on; Enter alone must not open one of them.
          if (options.active !== undefined || progress !== 'busy') options.press()
        }}
        onClose={close}
      />
      <div className={css.below} aria-busy={progress === 'busy' || undefined}>
        <Choices groups={groups} listId={listId} options={options} onChosen={close} />
        {progress === 'failed' && (
          <FailedState
            title={t`Your search didn’t go through`}
            text={t`Check your connection and try again. What you typed is still here.`}
            retryLabel={t`Try again`}
            onRetry={() => finder.send({ type: 'request.retried' })}
          />
        )}
        {isNothing && <p className={css.nothing}>{t`Nothing found for “${query}”`}</p>}
      </div>
      <Announcement
        text={
          isNothing
            ? t`Nothing found for “${query}”`
            : progress === 'shown'
              ? t`Results: ${count}`
              : ''
        }
      />
      <LiveRegions />
    </dialog>
  )
}
