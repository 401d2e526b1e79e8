import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import * as css from '../shell/shell.css'
import { shortcuts, shortcutText } from '../shortcuts/shortcuts'
import { useFinder } from './Finder'

/** Opens the finder, and shows its shortcut. */
export function FinderButton() {
  const { t } = useLingui()
  const finder = useFinder()
  return (
    <button
      type="button"
      className={css.find}
      aria-label={t`Find`}
      aria-keyshortcuts={`Control+${shortcuts.find} Meta+${shortcuts.find}`}
      onClick={() => finder.send({ type: 'finder.opened' })}
    >
      <Search size={20} aria-hidden="true" />
      <span className={css.findText}>
        <Trans>Find</Trans>
      </span>
      <kbd className={css.findKeys} aria-hidden="true">
        {shortcutText(shortcuts.find)}
      </kbd>
    </button>
  )
}
