import { LanguagePicker } from '@features/tenancy/language/LanguagePicker'
import { Trans } from '@lingui/react/macro'
import { isInstallOffered } from '@machines/platform/install/machine'
import { useAppServices } from '@shared/AppContext'
import { useBrand } from '@shared/useBrand'
import { useDeviceState } from '@shared/useDeviceState'
import { cx } from '@ui/classes/cx'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { muted, small } from '@ui/theme/typography.css'
import { LegalLinks } from '../entry/LegalLinks'
import * as css from './Footer.css'

/** Below every page: support contact, legal documents, and language. */
export function Footer() {
  const { name, supportEmail } = useBrand()
  const { install } = useAppServices().system
  const isOffered = useDeviceState('install', isInstallOffered, false)
  return (
    <footer className={cx(css.footer, small, muted)}>
      <span className={css.name}>{name}</span>
      <div className={css.links}>
        <a href={`mailto:${supportEmail}`} className={standaloneLinkClass}>
          <Trans>Help</Trans>
        </a>
        <LegalLinks />
        {isOffered && (
          <button
            type="button"
            className={cx(standaloneLinkClass, css.install)}
            onClick={() => install.send({ type: 'install.pressed' })}
          >
            <Trans>Install {name}</Trans>
          </button>
        )}
      </div>
      <div className={css.language}>
        <LanguagePicker />
      </div>
    </footer>
  )
}
