import type { SmartPlace } from '@contract/smartBuilding'
import { useTextLang } from '@shared/useTextLang'
import { TileGrid } from '@ui/tile/TileGrid'
import { UtilityTile } from '@ui/tile/UtilityTile'
import type { ComponentType } from 'react'
import { placePreviews } from './previews'
import * as css from './suites.css'

type Props<Place> = {
  label: string
  places: readonly Place[]
  figureOf: ComponentType<Place>
  hrefOf: (id: string) => string
  /** A line below the name. */
  metaOf: ComponentType<Place>
}

/** Floors or suites as links. */
export function PlaceGrid<Place extends SmartPlace>({
  label,
  places,
  figureOf: Figure,
  hrefOf,
  metaOf: Meta,
}: Props<Place>) {
  const lang = useTextLang()()
  return (
    <div className={css.list}>
      <TileGrid kind="directory" label={label}>
        {places.map((place) => {
          const { id, navName } = place
          return (
            <UtilityTile
              key={id}
              level="h2"
              title={navName}
              lang={lang}
              href={hrefOf(id)}
              figure={<Figure {...place} />}
              meta={<Meta {...place} />}
              renderLink={placePreviews.linkTo(id, navName)}
            />
          )
        })}
      </TileGrid>
    </div>
  )
}
