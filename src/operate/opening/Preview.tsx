import { type Starter, starterSet } from '@contract/operate/openingDraft'
import { Trans, useLingui } from '@lingui/react/macro'
import { draftOf } from '@machines/operate/opening/selectors'
import { isPictureAddress } from '@rules/operate/address'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { brandTokens } from '@ui/theme/brand'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useSelector } from '@xstate/react'
import { emptyBrand } from './BrandStep'
import * as css from './opening.css'
import type { OpeningActor } from './opening.logic'

/** A picture of an address whose picture can be shown before it is stored. */
const isShown = (address: string | undefined): address is string =>
  address !== undefined && isPictureAddress(address) && !address.includes('{')

/**
 * The tenants' sign-in page and home on a phone, in the draft's names, colors and pictures. Nothing in it can be used.
 */
export function Preview({ opening }: { opening: OpeningActor }) {
  const { t } = useLingui()
  const {
    brand = emptyBrand,
    building,
    pictures = {},
    content = [...starterSet],
  } = useSelector(opening, draftOf)
  const tiles: Partial<Record<Starter, string>> = {
    meetingRoom: t`Meeting room`,
    amenities: t`Amenities`,
    helpDesk: t`Help desk`,
    suite: t`Suite comfort`,
  }
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
      <div className={css.phones} {...colors} aria-hidden="true">
        <div className={css.phone}>
          {isShown(pictures.header_image_url) && (
            <img src={pictures.header_image_url} alt="" className={css.phonePicture} />
          )}
          {isShown(pictures.logo_url) ? (
            <img src={pictures.logo_url} alt="" className={css.phoneLogo} />
          ) : (
            <span className={css.phoneName}>{brand.name || t`Your brand`}</span>
          )}
          <span className={css.phoneTitle}>
            {building?.name ? t`Welcome to ${building.name}` : t`Welcome`}
          </span>
          <span className={css.phoneField} />
          <span className={css.phoneButton}>
            <Trans>Next</Trans>
          </span>
        </div>
        <div className={css.phone}>
          {isShown(pictures.image_url) && (
            <img src={pictures.image_url} alt="" className={css.phonePicture} />
          )}
          <span className={css.phoneTitle}>{building?.name || t`Your building`}</span>
          {building?.locality && <span>{building.locality}</span>}
          <span className={css.phoneTiles}>
            {starterSet.map(
              (name) =>
                content.includes(name) &&
                tiles[name] !== undefined && (
                  <span key={name} className={css.phoneTile}>
                    {tiles[name]}
                  </span>
                ),
            )}
          </span>
        </div>
      </div>
    </section>
  )
}
