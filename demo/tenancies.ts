import type { BuildingName } from './buildings'

type Tenancy = { types: string[]; buildings: BuildingName[] }

const tenancy = (types: string, buildings: string): Tenancy => ({
  types: types.split(' '),
  buildings: buildings.split(' ') as BuildingName[],
})

/** The types of each company and the buildings it rents in, by the short names of `companies.ts`. */
export const tenancies: Record<string, Tenancy> = {
  'harcourt-vale': tenancy('office', 'meridian leaseline'),
  'north-atlantic-properties': tenancy('office', 'meridian kontorhaus commons'),
  'alder-and-finch': tenancy('culture retail', 'meridian'),
  'anchorage-re': tenancy('office', 'meridian kontorhaus'),
  'baltic-roasters': tenancy('food', 'meridian kontorhaus commons'),
  'beacon-hill-pediatrics': tenancy('health', 'meridian'),
  'brightwater-analytics': tenancy('office', 'meridian harbor'),
  'calder-press': tenancy('culture office', 'meridian'),
  'cobalt-court': tenancy('health', 'meridian harbor'),
  'copley-street-bank': tenancy('office retail', 'meridian'),
  'deich-und-werft': tenancy('office', 'kontorhaus'),
  'elm-and-ember': tenancy('food', 'meridian leaseline'),
  'fathom-robotics': tenancy('office', 'meridian harbor'),
  'fjord-and-field': tenancy('food retail', 'meridian kontorhaus'),
  'granary-ventures': tenancy('office', 'meridian'),
  'greenline-mobility': tenancy('office', 'meridian leaseline'),
  'hafenklang-studios': tenancy('culture', 'kontorhaus'),
  'halyard-legal': tenancy('office', 'harbor'),
  'ink-and-ivy': tenancy('retail', 'meridian kontorhaus commons'),
  'juniper-health': tenancy('health', 'meridian kontorhaus'),
  'kestrel-aerial': tenancy('office', 'meridian'),
  lanternworks: tenancy('culture office', 'meridian leaseline'),
  'longwharf-capital': tenancy('office', 'meridian'),
  'marlow-audit': tenancy('office', 'meridian leaseline'),
  'nordlicht-verlag': tenancy('culture retail', 'kontorhaus'),
  'oakum-architects': tenancy('office', 'meridian kontorhaus commons'),
  'paper-crane-games': tenancy('culture office', 'meridian harbor'),
  'quayside-clinic': tenancy('health', 'harbor'),
  'rowan-relief': tenancy('office', 'meridian'),
  'sable-sound': tenancy('culture retail', 'meridian commons'),
  'saltmarsh-kitchen': tenancy('food', 'meridian kontorhaus harbor'),
  'tidewater-logistics': tenancy('office', 'meridian'),
  'umbra-optics': tenancy('health retail', 'meridian leaseline'),
  'velo-kontor': tenancy('retail', 'kontorhaus'),
  'wexford-translations': tenancy('office', 'meridian leaseline'),
  'yarrow-bakehouse': tenancy('food retail', 'meridian kontorhaus harbor'),
}
