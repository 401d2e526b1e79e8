import { LanguagePicker } from '@features/tenancy/language/LanguagePicker'
import { Trans } from '@lingui/react/macro'
import { Brandmark } from '@shared/Brandmark'
import { useBrand } from '@shared/useBrand'
import { cx } from '@ui/classes/cx'
import { heroCaption } from '@ui/theme/hero.css'
import { caption, muted, sectionTitle } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import * as css from './EntryFrame.css'
import { EntryPicture } from './EntryPicture'
import { LegalLinks } from './LegalLinks'

type Props = {
  children: ReactNode
  /** Starts at a fixed height regardless of its content, which has more room. */
  steady?: boolean
  /** Nothing else is accessible, not even the brand's legal documents. */
  isClosed?: boolean | undefined
}

/** The layout of all signed-out screens: the building on one side, one question on the other. */
export function EntryFrame({ children, steady = false, isClosed = false }: Props) {
  const brand = useBrand()
  return (
    <div className={css.frame}>
      <aside className={steady ? css.lowPicture : css.picture}>
        <EntryPicture />
        <div className={cx(css.caption, heroCaption)}>
          <p className={sectionTitle}>
            <Trans>Your building, within reach.</Trans>
          </p>
        </div>
      </aside>
      <div className={css.side}>
        <header className={css.head}>
          <span className={css.mark}>
            <Brandmark name={brand.name} logo={brand.logo} />
          </span>
          <LanguagePicker />
        </header>
        <main className={cx(css.main, steady && css.steady)}>
          <noscript>
            <p className={css.noScript}>
              <Trans>
                This page needs JavaScript. Turn it on in your browser’s settings, then reload the
                page.
              </Trans>
            </p>
          </noscript>
          {children}
        </main>
        <footer className={cx(css.foot, caption, muted)}>{!isClosed && <LegalLinks />}</footer>
      </div>
    </div>
  )
}
