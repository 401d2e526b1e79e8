import { useLingui } from '@lingui/react/macro'
import { ConsoleLink } from './ConsoleLink'
import * as css from './shell.css'
import { usePlaces } from './usePlaces'

/** The places of the console, as a column; small screens have them in `PlacesMenu`. */
export function Places() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Console`} className={css.places}>
      {usePlaces().map(({ href, label, Icon, isCurrent }) => (
        <ConsoleLink
          key={href}
          href={href}
          className={css.place}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <Icon size={20} aria-hidden="true" />
          {label}
        </ConsoleLink>
      ))}
    </nav>
  )
}
