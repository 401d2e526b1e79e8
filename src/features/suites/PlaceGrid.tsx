import type { SmartPlace } from '@contract/smartBuilding'
import { TileGrid } from '@ui/tile/TileGrid'
import { UtilityTile } from '@ui/tile/UtilityTile'
import type { ReactNode } from 'react'
import { placePreviews } from './previews'
import * as css from './suites.css'

type Props = {
  label: string
  places: readonly SmartPlace[]
  icon: ReactNode
  hrefOf: (id: string) => string
}

/** Floors or suites as links. */
export function PlaceGrid({ label, places, icon, hrefOf }: Props) {
  return (
    <div className={css.list}>
      <TileGrid kind="directory" label={label}>
        {places.map(({ id, navName }) => (
          <UtilityTile
            key={id}
            level="h2"
            title={navName}
            href={hrefOf(id)}
            figure={icon}
            renderLink={placePreviews.linkTo(id, navName)}
          />
        ))}
      </TileGrid>
    </div>
  )
}
