import type { Building } from '@contract/buildings'
import { Trans } from '@lingui/react/macro'
import { buildingThemeOf } from '@machines/tenancy/building/selectors'
import { Picture } from '@shared/Picture'
import { useBrand } from '@shared/useBrand'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { heroCaption } from '@ui/theme/hero.css'
import { heroTitle, lead } from '@ui/theme/typography.css'
import { useState } from 'react'
import { Greeting } from './Greeting'
import * as css from './home.css'

/** Home's header: the building's picture, name and address, and a link to its amenities. */
export function Jumbotron({ building }: { building: Building }) {
  const theme = useShared('building', buildingThemeOf)
  const { family } = useBrand()
  // Otherwise the picture would move again whenever the user comes back to home.
  const [isOpening, setOpening] = useState(true)
  const picture = theme?.home_header_image_url ?? building.image_url
  const address = [building.address_1, building.locality].filter(Boolean).join(', ')
  return (
    <section
      id="home"
      className={cx(css.jumbotron, isOpening && css.opening)}
      onAnimationEnd={() => setOpening(false)}
    >
      <Picture
        src={picture}
        shape="hero"
        alt=""
        // As high as its place (see `home.css.ts`), so its aspect ratio determines its width; the
        // sides are cropped.
        sizes="(min-width: 1025px) max(100vw, min(121vh, 1138px)), max(100vw, min(103vh, 925px))"
        onPhones={{ shape: 'heroTall', sizes: 'max(100vw, min(52vh, 463px))' }}
        className={css.jumbotronImage}
        priority
      />
      <div className={cx(css.jumbotronCaption, heroCaption)}>
        <div>
          <Greeting timezone={building.timezone} />
          <PageHeading className={heroTitle}>{building.name}</PageHeading>
        </div>
        <div className={css.jumbotronFoot}>
          <p className={lead}>{address}</p>
          <Link
            to="/building/$buildingUuid/amenities"
            params={{ buildingUuid: building.uuid }}
            className={cx(buttonClass({ variant: 'primary', size: 'large' }), css.jumbotronAction)}
          >
            {family === 'default' ? <Trans>Building information</Trans> : <Trans>Amenities</Trans>}
          </Link>
        </div>
      </div>
    </section>
  )
}
