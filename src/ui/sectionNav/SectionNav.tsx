import { cx } from '@ui/classes/cx'
import { plainLink, type RenderLink } from '@ui/link/renderLink'
import * as indicator from '@ui/tabIndicator/tabIndicator.css'
import { useTabIndicator } from '@ui/tabIndicator/useTabIndicator'
import * as css from './SectionNav.css'

export type Section = { id: string; label: string; lang?: string | undefined; href?: string }
type Props = {
  label: string
  /** `href` is `#id` by default. */
  sections: readonly Section[]
  /** Id of the visible section; null before the first. */
  active: string | null
  onNavigate?: (id: string) => void
  renderLink?: RenderLink
}

/** Links to the sections of a page, docked at `vars.dock` while it scrolls. */
export function SectionNav({ label, sections, active, onNavigate, renderLink = plainLink }: Props) {
  const bar = useTabIndicator<HTMLDivElement>(active)
  return (
    <nav aria-label={label} className={css.nav}>
      <div ref={bar} className={cx(indicator.bar, css.sections)}>
        {sections.map(({ id, label: name, lang, href }) => (
          <span key={id} lang={lang}>
            {renderLink({
              href: href ?? `#${id}`,
              className: indicator.entry,
              children: name,
              'aria-current': id === active ? 'true' : undefined,
              onClick: () => onNavigate?.(id),
            })}
          </span>
        ))}
        <span aria-hidden="true" className={indicator.mark} />
      </div>
    </nav>
  )
}
