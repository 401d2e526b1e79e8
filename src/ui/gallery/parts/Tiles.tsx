import { StatusPill } from '@ui/statusPill/StatusPill'
import { ContentTile } from '@ui/tile/ContentTile'
import { TileGrid } from '@ui/tile/TileGrid'
import { UtilityTile } from '@ui/tile/UtilityTile'
import Bike from 'lucide-react/icons/bike'
import Coffee from 'lucide-react/icons/coffee'
import Flame from 'lucide-react/icons/flame'
import Lock from 'lucide-react/icons/lock'
import Wrench from 'lucide-react/icons/wrench'
import { Scene } from '../Scene'

const date = (month: string, day: string) => ({
  iso: `2026-11-${day}`,
  label: `${day} November`,
  month,
  day,
})

export function EventTiles() {
  return (
    <TileGrid kind="content" label="Events">
      <ContentTile
        title="Sunrise yoga on the terrace"
        href="#yoga"
        picture={<Scene light="morning" />}
        date={date('Nov', '24')}
        meta="Tuesday, 07:30 · Roof terrace"
        price="Free"
      />
      <ContentTile
        title="Winterliche Nachbarschaftsveranstaltung mit Weihnachtsliedersingen im Atrium und Glühwein"
        href="#carols"
        picture={<Scene light="night" />}
        date={date('Dez', '11')}
        meta="Freitag, 18:00 · Atrium"
        price="12,00 €"
        marks={
          <StatusPill tone="warning" icon={<Flame size={16} />}>
            Noch 3 Plätze
          </StatusPill>
        }
      />
      <ContentTile
        title="Wine tasting with the sommelier"
        href="#wine"
        picture={<Scene light="dusk" />}
        date={date('Dec', '03')}
        meta="Thursday, 19:00 · Library"
        price="€28.00"
        marks={<StatusPill icon={<Lock size={16} />}>Sold out</StatusPill>}
      />
    </TileGrid>
  )
}

export function ServiceTiles() {
  return (
    <TileGrid kind="utility" label="Services">
      <UtilityTile
        title="Order a coffee"
        meta="Ready in 6 minutes"
        href="#c"
        figure={<Coffee size={24} />}
      />
      <UtilityTile title="Report a problem" meta="2 open" href="#r" figure={<Wrench size={24} />} />
      <UtilityTile title="Bicycle garage" href="#b" figure={<Bike size={24} />} />
      <UtilityTile
        title="Schließfachverwaltung und Paketannahme"
        meta="Untergeschoss"
        href="#l"
        figure={<Scene light="garden" />}
        roundFigure
      />
    </TileGrid>
  )
}
