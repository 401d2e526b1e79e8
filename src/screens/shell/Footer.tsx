import { Trans, useLingui } from '@lingui/react/macro'
import { isInstallOffered } from '@machines/install/machine'
import { useAppServices } from '@screens/app/AppContext'
import { useBrand } from '@screens/app/useBrand'
import { useShared } from '@screens/app/useShared'
import { LanguageSelect } from '@screens/entry/LanguageSelect'
import { LegalLinks } from '@screens/entry/LegalLinks'
import { cx } from '@ui/classes/cx'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { quiet, small } from '@ui/theme/typography.css'
import * as css from './Footer.css'

/** Below every page: whom to ask, what the brand has published, and the language. */
export function Footer() {
  const { t } = useLingui()
  const { name, supportEmail } = useBrand()
  const { install } = useAppServices().system
  const isOffered = useShared('install', isInstallOffered)
  return (
    <footer className={cx(css.footer, small, quiet)}>
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
            <Trans>Put {name} on this device</Trans>
          </button>
        )}
      </div>
      <div className={css.language}>
        <LanguageSelect label={t`Language of the app`} />
      </div>
    </footer>
  )
}
