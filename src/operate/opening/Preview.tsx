import { type OpeningDraft, type Starter, starterSet } from '@contract/operate/openingDraft'
import { Trans, useLingui } from '@lingui/react/macro'
import { draftOf } from '@machines/operate/opening/selectors'
import { isPictureAddress } from '@rules/operate/address'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { brandTokens } from '@ui/theme/brand'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useSelector } from '@xstate/react'
import { emptyBrand } from './BrandStep'
import * as css from './opening.css'
import { joinedBrand, type StepProps } from './opening.logic'

/** A picture of an address whose picture can be shown before it is stored. */
const isShown = (address: string | undefined): address is string =>
  address !== undefined && isPictureAddress(address) && !address.includes('{')

/** The brand that tenants will see: its own, or that of other buildings. */
function shownBrand(draft: OpeningDraft, brands: StepProps['brands']) {
  const { brand = emptyBrand, pictures = {} } = draft
  const joined = joinedBrand(draft, brands)
  if (joined === null) return { brand, pictures }
  const primary = joined.theme_primary_color ?? joined.primary_color
  const secondary = joined.theme_secondary_color ?? joined.secondary_color
  return {
    brand: {
      name: joined.brand,
      primary_color: primary ?? emptyBrand.primary_color,
      secondary_color: secondary ?? emptyBrand.secondary_color,
    },
    pictures: {
      logo_url: joined.logo_url ?? '',
      header_image_url: joined.header_image_url ?? '',
      image_url: pictures.image_url,
    },
  }
}

/**
 * The tenants' sign-in page and home on a phone, in the draft's names, colors and pictures. Nothing in it can be used.
 */
export function Preview({ opening, brands }: StepProps) {
  const { t } = useLingui()
  const draft = useSelector(opening, draftOf)
  const { building, content = [...starterSet] } = draft
  const { brand, pictures } = shownBrand(draft, brands)
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
