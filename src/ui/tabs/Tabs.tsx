import { readingKey } from '@ui/direction/readingKey'
import * as indicator from '@ui/tabIndicator/tabIndicator.css'
import { useTabIndicator } from '@ui/tabIndicator/useTabIndicator'
import { type ReactNode, useId } from 'react'
import * as css from './Tabs.css'

export type Tab = {
  id: string
  label: string
  /** The label's language, if it is not the page's. */
  lang?: string | undefined
  icon?: ReactNode
  panel: ReactNode
  disabled?: boolean
}
type Props = {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The APG tabs pattern with automatic activation. Only the selected panel is rendered. Our own,
 * because it takes 1.1 kB brotli against 10.9 for Ark's tabs.
 */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const id = useId()
  const bar = useTabIndicator<HTMLDivElement>(selected)
  const current = tabs.find((tab) => tab.id === selected)

  const onKeyDown = (event: React.KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled)
    const at = open.findIndex((tab) => tab.id === selected)
    const to = open[moves[readingKey(event.key)]?.(at, open.length) ?? -1]
    if (!to) return
    event.preventDefault()
    onSelect(to.id)
    document.getElementById(`${id}-${to.id}`)?.focus()
  }

  return (
    <div className={css.tabs}>
      <div className={css.line}>
        <div ref={bar} role="tablist" aria-label={label} className={indicator.bar}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              lang={tab.lang}
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${id}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              disabled={tab.disabled}
              className={indicator.entry}
              onClick={() => onSelect(tab.id)}
              onKeyDown={onKeyDown}
            >
              {tab.icon}
              {tab.label}
            </button>
          ))}
          <span aria-hidden="true" className={indicator.mark} />
        </div>
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        className={css.panel}
      >
        {current?.panel}
      </div>
    </div>
  )
}
