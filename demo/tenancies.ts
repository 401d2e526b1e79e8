import type { BuildingName } from './buildings'

type Week = Record<string, { opensAt: string; closesAt: string }>
type Premises = { building: BuildingName; floor: string; openingHours: Week }
type Tenancy = { types: string[]; premises: Premises[] }

const on = (days: string, hours: string): Week => {
  const [opensAt = '', closesAt = ''] = hours.split('–')
  return Object.fromEntries(days.split(' ').map((day) => [day, { opensAt, closesAt }]))
}

export const weeks = {
  office: on('mon tue wed thu fri', '08:30–18:00'),
  counter: { ...on('mon tue wed fri', '09:00–16:00'), ...on('thu', '09:00–18:00') },
  practice: { ...on('mon tue thu', '08:00–17:00'), ...on('wed fri', '08:00–13:00') },
  shop: { ...on('mon tue wed thu fri', '10:00–19:00'), ...on('sat', '10:00–16:00') },
  cafe: { ...on('mon tue wed thu fri', '07:00–18:00'), ...on('sat', '08:00–14:00') },
  lunch: on('mon tue wed thu fri', '11:00–15:00'),
  evenings: { ...on('tue wed thu', '17:00–22:00'), ...on('fri sat', '17:00–23:30') },
  gym: { ...on('mon tue wed thu fri', '06:00–22:00'), ...on('sat sun', '08:00–20:00') },
  /** Some companies do not say when they are there. */
  unknown: {},
}

/** The buildings and the floors have the same order; `~` is a space. */
const tenancy = (
  types: string,
  buildings: string,
  floors: string,
  week: keyof typeof weeks,
): Tenancy => ({
  types: types.split(' '),
  premises: buildings.split(' ').map((building, at) => ({
    building: building as BuildingName,
    floor: floors.split(' ')[at]?.replace('~', ' ') ?? '',
    openingHours: weeks[week],
  })),
})

/** The types of each company and where it is, by the short names of `companies.ts`. */
export const tenancies: Record<string, Tenancy> = {
  'harcourt-vale': tenancy('office', 'meridian leaseline', '18–21 9', 'office'),
  'north-atlantic-properties': tenancy(
    'office',
    'meridian kontorhaus commons',
    'Ground~floor Erdgeschoss 1',
    'office',
  ),
  'alder-and-finch': tenancy('culture retail', 'meridian', '2', 'shop'),
  'anchorage-re': tenancy('office', 'meridian kontorhaus', '14–15 3', 'office'),
  'baltic-roasters': tenancy(
    'food',
    'meridian kontorhaus commons',
    'Lobby Erdgeschoss Lobby',
    'cafe',
  ),
  'beacon-hill-pediatrics': tenancy('health', 'meridian', '3', 'practice'),
  'brightwater-analytics': tenancy('office', 'meridian harbor', '11 6', 'office'),
  'calder-press': tenancy('culture office', 'meridian', '7', 'office'),
  'cobalt-court': tenancy('health', 'meridian harbor', 'Lower~level 1', 'gym'),
  'copley-street-bank': tenancy('office retail', 'meridian', 'Ground~floor', 'counter'),
  'deich-und-werft': tenancy('office', 'kontorhaus', '4', 'office'),
  'elm-and-ember': tenancy('food', 'meridian leaseline', 'Terrace 22', 'evenings'),
  'fathom-robotics': tenancy('office', 'meridian harbor', '9 2–3', 'office'),
  'fjord-and-field': tenancy(
    'food retail',
    'meridian kontorhaus',
    'Ground~floor Erdgeschoss',
    'shop',
  ),
  'granary-ventures': tenancy('office', 'meridian', '16', 'unknown'),
  'greenline-mobility': tenancy('office', 'meridian leaseline', '8 12', 'office'),
  'hafenklang-studios': tenancy('culture', 'kontorhaus', 'Souterrain', 'unknown'),
  'halyard-legal': tenancy('office', 'harbor', '8', 'office'),
  'ink-and-ivy': tenancy(
    'retail',
    'meridian kontorhaus commons',
    'Ground~floor Erdgeschoss 1',
    'shop',
  ),
  'juniper-health': tenancy('health', 'meridian kontorhaus', '3 1', 'practice'),
  'kestrel-aerial': tenancy('office', 'meridian', '22', 'office'),
  lanternworks: tenancy('culture office', 'meridian leaseline', '5 7', 'office'),
  'longwharf-capital': tenancy('office', 'meridian', '17', 'unknown'),
  'marlow-audit': tenancy('office', 'meridian leaseline', '12 14', 'office'),
  'nordlicht-verlag': tenancy('culture retail', 'kontorhaus', '5', 'office'),
  'oakum-architects': tenancy('office', 'meridian kontorhaus commons', '10 2 2', 'office'),
  'paper-crane-games': tenancy('culture office', 'meridian harbor', '6 4', 'office'),
  'quayside-clinic': tenancy('health', 'harbor', '1', 'practice'),
  'rowan-relief': tenancy('office', 'meridian', '4', 'office'),
  'sable-sound': tenancy('culture retail', 'meridian commons', 'Mezzanine 1', 'shop'),
  'saltmarsh-kitchen': tenancy(
    'food',
    'meridian kontorhaus harbor',
    '2 Erdgeschoss Lobby',
    'lunch',
  ),
  'tidewater-logistics': tenancy('office', 'meridian', '13', 'office'),
  'umbra-optics': tenancy('health retail', 'meridian leaseline', 'Ground~floor 1', 'shop'),
  'velo-kontor': tenancy('retail', 'kontorhaus', 'Hof', 'shop'),
  'wexford-translations': tenancy('office', 'meridian leaseline', '8 6', 'office'),
  'yarrow-bakehouse': tenancy(
    'food retail',
    'meridian kontorhaus harbor',
    'Lobby Erdgeschoss Lobby',
    'cafe',
  ),
}
