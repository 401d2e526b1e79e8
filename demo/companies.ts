import type { companies } from '@server/db/schema'
import { buildingUuid } from './buildings'
import { demoUuid } from './ids'
import { tenancies } from './tenancies'

type Company = [slug: string, name: string, description: string, url: string]

const rows: Company[] = [
  [
    'harcourt-vale',
    'Harcourt & Vale',
    'Counsel for people who build things. Construction, energy and the public purse, here since the tower opened.',
    'harcourtvale.example',
  ],
  [
    'north-atlantic-properties',
    'North Atlantic Properties',
    'Owner and steward of eleven buildings on both sides of the ocean. Your neighbours in the ground-floor office, door always open.',
    'https://northatlantic.example',
  ],
  [
    'alder-and-finch',
    'Alder & Finch',
    'A small studio for books, posters and type. Ask for the letterpress in the back room.',
    'alderfinch.example',
  ],
  [
    'anchorage-re',
    'Anchorage Re',
    'Reinsurance for ports, ferries and everything that floats.',
    'https://anchorage-re.example',
  ],
  [
    'baltic-roasters',
    'Baltic Roasters',
    'Coffee roasted forty metres from where you drink it. The bar in the lobby opens at 7.',
    'balticroasters.example',
  ],
  [
    'beacon-hill-pediatrics',
    'Beacon Hill Pediatrics',
    'Doctors for the small and the smaller. The waiting room has a slide.',
    'https://beaconhillpediatrics.example/appointments',
  ],
  [
    'brightwater-analytics',
    'Brightwater Analytics',
    'Measures rivers, reservoirs and pipes. Finds the leak before the street does.',
    'brightwater.example',
  ],
  [
    'calder-press',
    'Calder Press',
    'Publisher of travel writing and stubborn first novels.',
    'https://calderpress.example',
  ],
  [
    'cobalt-court',
    'Cobalt Court',
    'Squash, showers and a physiotherapist. She has heard every excuse.',
    'cobaltcourt.example',
  ],
  [
    'copley-street-bank',
    'Copley Street Bank',
    'A savings bank with 140 years of patience. And a very modern app.',
    'https://copleystreet.example',
  ],
  [
    'deich-und-werft',
    'Deich & Werft Ingenieure',
    'Wasserbau zwischen Elbe und Eider: Schleusen, Deiche, Kaimauern.',
    'deichwerft.example',
  ],
  [
    'elm-and-ember',
    'Elm & Ember',
    'The restaurant on the terrace. Wood fire, short menu, long evenings.',
    'https://elmandember.example/book',
  ],
  [
    'fathom-robotics',
    'Fathom Robotics',
    'Builds patient underwater robots. They inspect what divers should not have to.',
    'fathomrobotics.example',
  ],
  [
    'fjord-and-field',
    'Fjord & Field',
    'Imports cheese, crispbread and cloudberries. Hosts a tasting on the first Thursday.',
    'fjordfield.example',
  ],
  [
    'granary-ventures',
    'Granary Ventures',
    'Early money for better food. It feeds more people with less land.',
    'https://granary.example',
  ],
  [
    'greenline-mobility',
    'Greenline Mobility',
    'Plans night buses and bike lanes. For cities that want to sleep better.',
    'greenline.example',
  ],
  [
    'hafenklang-studios',
    'Hafenklang Studios',
    'Tonstudio im Souterrain. Hörbücher, Podcasts und einmal im Monat ein offenes Mikrofon.',
    'https://hafenklang.example',
  ],
  [
    'halyard-legal',
    'Halyard Legal',
    'Maritime lawyers with their own tide table on the wall.',
    'halyardlegal.example',
  ],
  [
    'ink-and-ivy',
    'Ink & Ivy',
    'Stationer and plant shop under one awning. Repots while you choose a pen.',
    'inkandivy.example',
  ],
  [
    'juniper-health',
    'Juniper Health',
    'Occupational medicine and flu shots. Honest advice about your chair.',
    'https://juniperhealth.example',
  ],
  [
    'kestrel-aerial',
    'Kestrel Aerial',
    'Surveys roofs and façades by drone, including this one.',
    'kestrelaerial.example',
  ],
  [
    'lanternworks',
    'Lanternworks',
    'Lighting designers for theatres and bridges. And for the winter market in the plaza.',
    'https://lanternworks.example',
  ],
  [
    'longwharf-capital',
    'Long Wharf Capital',
    'Slow money for lasting companies. Those that intend to be here in fifty years.',
    'longwharf.example',
  ],
  [
    'marlow-audit',
    'Marlow & Partners',
    'Auditors who explain the footnotes in plain words.',
    'https://marlow.example',
  ],
  [
    'nordlicht-verlag',
    'Nordlicht Verlag',
    'Kinderbücher, Seekarten und Kalender. Einer hängt in jeder Hamburger Küche.',
    'nordlicht.example',
  ],
  [
    'oakum-architects',
    'Oakum Architects',
    'Timber halls, schools and careful repairs. The Commons next door is theirs.',
    'https://oakum.example',
  ],
  [
    'paper-crane-games',
    'Paper Crane Games',
    'Makes quiet video games. About weather, letters and long walks.',
    'papercrane.example',
  ],
  [
    'quayside-clinic',
    'Quayside Dental',
    'Dentists with a harbour view, which helps.',
    'quaysidedental.example',
  ],
  [
    'rowan-relief',
    'Rowan Relief',
    'Gets clean water to flooded regions within 72 hours. Volunteers welcome on Tuesdays.',
    'https://rowanrelief.example',
  ],
  [
    'sable-sound',
    'Sable & Sound',
    'Luthiers. Violins on the mezzanine, double basses by the goods lift.',
    'sablesound.example',
  ],
  [
    'saltmarsh-kitchen',
    'Saltmarsh Kitchen',
    'Lunch for the whole house: soup at eleven, until the pot is empty.',
    'saltmarshkitchen.example',
  ],
  [
    'tidewater-logistics',
    'Tidewater Logistics',
    'Moves containers by barge, not by lorry. Wherever a river allows.',
    'https://tidewater.example',
  ],
  [
    'umbra-optics',
    'Umbra Optics',
    'Lenses for telescopes and for tired eyes. Free sight tests every quarter.',
    'umbraoptics.example',
  ],
  [
    'velo-kontor',
    'Velo-Kontor',
    'Fahrradwerkstatt im Hof. Morgens abgeben, abends leise nach Hause rollen.',
    'velokontor.example',
  ],
  [
    'wexford-translations',
    'Wexford Translations',
    'Twenty-three languages, one editor for each. And a jar of biscuits for all.',
    'https://wexford.example',
  ],
  [
    'yarrow-bakehouse',
    'Yarrow Bakehouse',
    'Sourdough and cardamom buns. The queue moves faster than it looks.',
    'yarrowbakehouse.example',
  ],
]

const uuidOf = (slug: string) => demoUuid(`company/${slug}`)

/** The key of each company by its uuid. */
export const companyKeys: Readonly<Record<string, string>> = Object.fromEntries(
  rows.map(([slug]) => [uuidOf(slug), slug]),
)

/** The companies of the directory. Some URLs lack their scheme, as people type them; the app adds it. */
export const demoCompanies: (typeof companies.$inferInsert)[] = rows.map(
  ([slug, name, description, url]) => ({
    uuid: uuidOf(slug),
    name,
    description,
    url,
    logoUrl: `/pictures/company-${slug}.svg`,
    types: tenancies[slug]?.types ?? [],
  }),
)

export const demoTenancies = rows.flatMap(([slug]) =>
  (tenancies[slug]?.premises ?? []).map(({ building, floor, openingHours }) => ({
    companyUuid: uuidOf(slug),
    buildingUuid: buildingUuid[building],
    floor,
    openingHours,
  })),
)

/** Domains of companies whose people sign up with their addresses. */
export const demoCompanyDomains = (
  [
    ['harcourt-vale', 'meridian', 'harcourtvale.example'],
    ['anchorage-re', 'meridian', 'anchorage-re.example'],
    ['fathom-robotics', 'harbor', 'fathomrobotics.example'],
  ] as const
).map(([slug, building, domain]) => ({
  companyUuid: uuidOf(slug),
  buildingUuid: buildingUuid[building],
  domain,
}))
