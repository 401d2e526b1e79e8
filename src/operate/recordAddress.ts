import type { RecordKind } from '@contract/operate/audit'
import { paths } from './paths'

type Named = {
  kind: RecordKind
  uuid: string
  building?: { uuid: string } | null
  /** The category of an amenity, the floor of a suite. */
  parent?: string | null
}

/** The address of a record's page; null for a kind that has no page, or without what its path names. */
export function recordAddress({ kind, uuid, building, parent = null }: Named): string | null {
  switch (kind) {
    case 'building':
      return paths.building(uuid)
    case 'person':
      return paths.person(uuid)
    case 'company':
      return paths.company(uuid)
    case 'portfolio':
      return paths.portfolio(uuid)
    case 'whitelabel':
      return paths.brand(uuid)
    case 'identityProvider':
      return paths.provider(uuid)
  }
  return building ? inBuilding(kind, building.uuid, { uuid, parent }) : null
}

function inBuilding(
  kind: RecordKind,
  building: string,
  { uuid, parent }: { uuid: string; parent: string | null },
): string | null {
  switch (kind) {
    case 'content':
      return paths.content(building, uuid)
    case 'utility':
      return paths.utility(building, uuid)
    case 'request':
      return paths.request(building, uuid)
    case 'resource':
      return paths.resource(building, uuid)
    case 'amenityCategory':
      return paths.amenityCategory(building, uuid)
    case 'amenity':
      return parent ? paths.amenity(building, parent, uuid) : null
    case 'floor':
      return paths.floor(building, uuid)
    case 'suite':
      return parent ? paths.suite(building, parent, uuid) : null
    case 'miniApp':
      return paths.miniApp(building, uuid)
    case 'kiosk':
      return paths.kiosk(building, uuid)
  }
  return null
}
