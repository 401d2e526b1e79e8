import { useLingui } from '@lingui/react/macro'
import { isFetchingSearch } from '@machines/platform/pages/selectors'
import { hasShortcuts } from '@machines/platform/shortcuts'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { useAppServices } from '@shared/AppContext'
import { useDeviceState } from '@shared/useDeviceState'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { cx } from '@ui/classes/cx'
import { Spinner } from '@ui/spinner/Spinner'
import Search from 'lucide-react/icons/search'
import { useEffect } from 'react'
import * as css from './SearchButton.css'

/** Whether a key is input to a field, or an open dialog has precedence. */
function isTakenElsewhere({ target }: KeyboardEvent): boolean {
  const isTyped =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  return isTyped || document.querySelector('dialog[open]') !== null
}

/** Opens the search, as does the key `/` if single-key shortcuts are enabled. */
export function SearchButton() {
  const { t } = useLingui()
  const { system } = useAppServices()
  const building = useShared('building', buildingOf)
  const busy = useShared('pages', isFetchingSearch)
  const { search: isOffered } = useFeatures()
  const isHere = building !== null && isOffered
  const hasKey = useDeviceState('shortcuts', hasShortcuts, true)
  useEffect(() => {
    if (!isHere || !hasKey) return undefined
    const open = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (event.key !== '/' || hasModifier || event.defaultPrevented || isTakenElsewhere(event)) {
        return
      }
      // Otherwise Firefox opens its quick find, and the key is typed into the field.
      event.preventDefault()
      system.pages.send({ type: 'search.opened' })
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [system, isHere, hasKey])
  if (!isHere) return null
  return (
    <button
      type="button"
      className={css.button}
      aria-label={t`Search the building`}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
      onClick={() => system.pages.send({ type: 'search.opened' })}
    >
      {busy ? <Spinner /> : <Search size={20} aria-hidden="true" />}
      <span className={css.word} aria-hidden="true">
        {t`Search`}
      </span>
      {hasKey && (
        <kbd className={cx(css.word, css.key)} aria-hidden="true">
          /
        </kbd>
      )}
    </button>
  )
}
