import { Trans, useLingui } from '@lingui/react/macro'
import { draftOf } from '@machines/operate/opening/selectors'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { brandTokens } from '@ui/theme/brand'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useSelector } from '@xstate/react'
import { emptyBrand } from './BrandStep'
import * as css from './opening.css'
import type { OpeningActor } from './opening.logic'

/** The tenants' sign-in page on a phone, in the draft's name and colors. A picture: nothing in it can be used. */
export function Preview({ opening }: { opening: OpeningActor }) {
  const { t } = useLingui()
  const { brand = emptyBrand, building } = useSelector(opening, draftOf)
  const tokens = brandTokens(
    { primaryColor: brand.primary_color, secondaryColor: brand.secondary_color, allowsDark: true },
    'light',
  )
  const token = (name: string) => tokens[`--portico-${name}`] ?? ''
  const colors = useOwnStyle(
    assignInlineVars({
      [css.brand]: token('brand'),
      [css.onBrand]: token('on-brand'),
      [css.ground]: token('ground'),
      [css.words]: token('text'),
      [css.brandText]: token('brand-text'),
    }),
  )
  return (
    <section className={css.preview} aria-label={t`Preview`}>
      <h2 className={css.previewTitle}>
        <Trans>What tenants will see</Trans>
      </h2>
      <div className={css.phone} {...colors} aria-hidden="true">
        <span className={css.phoneName}>{brand.name || t`Your brand`}</span>
        <span className={css.phoneTitle}>
          {building?.name ? t`Welcome to ${building.name}` : t`Welcome`}
        </span>
        <span className={css.phoneField} />
        <span className={css.phoneButton}>
          <Trans>Next</Trans>
        </span>
      </div>
    </section>
  )
}
