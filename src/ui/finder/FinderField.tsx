import { IconButton } from '@ui/button/IconButton'
import { Spinner } from '@ui/spinner/Spinner'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import * as css from './finder.css'
import type { Options } from './useOptions'

type Props = {
  label: string
  placeholder: string
  closeLabel: string
  query: string
  maxLength: number
  busy: boolean
  options: Options
  /** The id of the list below the field; null while there is none. */
  listId: string | null
  onQuery: (query: string) => void
  onEnter: () => void
  onClose: () => void
}

/** The field of a search whose arrow keys move through the list below it. */
export function FinderField({
  label,
  placeholder,
  closeLabel,
  query,
  maxLength,
  busy,
  options,
  listId,
  onQuery,
  onEnter,
  onClose,
}: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (options.onKeyDown(event)) event.preventDefault()
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className={css.head}>
      <span className={css.glass} aria-hidden="true">
        {busy ? <Spinner /> : <Search size={20} />}
      </span>
      <input
        className={css.input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listId !== null}
        aria-controls={listId ?? undefined}
        aria-activedescendant={options.active}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxLength}
        // The dialog's purpose is typing.
        autoFocus
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label={closeLabel} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
