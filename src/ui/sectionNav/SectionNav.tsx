import { cx } from '@ui/classes/cx'
import * as glide from '@ui/glide/glide.css'
import { useGlide } from '@ui/glide/useGlide'
import { plainLink, type RenderLink } from '@ui/link/renderLink'
import * as css from './SectionNav.css'

export type Section = { id: string; label: string; href?: string }
type Props = {
  label: string
  /** `href` is `#id` unless given. */
  sections: readonly Section[]
  /** Id of the section in view; null before the first. */
  active: string | null
  onNavigate?: (id: string) => void
  renderLink?: RenderLink
}

/** Links to the sections of a page, docked at `vars.dock` while it scrolls. */
export function SectionNav({ label, sections, active, onNavigate, renderLink = plainLink }: Props) {
  const bar = useGlide<HTMLDivElement>(active)
  return (
    <nav aria-label={label} className={css.nav}>
      <div ref={bar} className={cx(glide.bar, css.sections)}>
        {sections.map(({ id, label: name, href }) => (
          <span key={id}>
            {renderLink({
              href: href ?? `#${id}`,
              className: glide.entry,
              children: name,
              'aria-current': id === active ? 'true' : undefined,
              onClick: () => onNavigate?.(id),
            })}
          </span>
        ))}
        <span aria-hidden="true" className={glide.mark} />
      </div>
    </nav>
  )
}
