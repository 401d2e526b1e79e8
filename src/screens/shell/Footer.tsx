import { Trans } from '@lingui/react/macro'
import { useBrand } from '@screens/app/useBrand'
import { LegalLinks } from '@screens/entry/LegalLinks'
import { cx } from '@ui/classes/cx'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { quiet, small } from '@ui/theme/typography.css'
import * as css from './Footer.css'

/** Below every page: whom to ask, and what the brand has published. */
export function Footer() {
  const { name, supportEmail } = useBrand()
  return (
    <footer className={cx(css.footer, small, quiet)}>
      <span className={css.name}>{name}</span>
      <div className={css.links}>
        <a href={`mailto:${supportEmail}`} className={standaloneLinkClass}>
          <Trans>Help</Trans>
        </a>
        <LegalLinks />
      </div>
    </footer>
  )
}
