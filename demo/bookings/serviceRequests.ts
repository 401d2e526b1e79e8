import type { serviceRequests, Translations } from '@server/db/schema'
import { type BuildingName, buildingUuid } from '../buildings'
import { demoUuid } from '../ids'

type Category = { name: string; label: string; translations: Translations }

const labels = (
  de: string,
  fr: string,
  es: string,
  it: string,
  nl: string,
  pl: string,
  nb: string,
  pt: string,
): Translations =>
  Object.fromEntries(
    Object.entries({
      'de-de': de,
      'fr-fr': fr,
      'fr-ca': fr,
      'es-es': es,
      'it-it': it,
      'nl-nl': nl,
      'pl-pl': pl,
      'nb-no': nb,
      'pt-pt': pt,
    }).map(([locale, label]) => [locale, { label }]),
  )

/** The same in every building. */
export const demoServiceCategories: Category[] = [
  {
    name: 'cleaning',
    label: 'Cleaning',
    translations: labels(
      'Reinigung',
      'Nettoyage',
      'Limpieza',
      'Pulizia',
      'Schoonmaak',
      'Sprzątanie',
      'Renhold',
      'Limpeza',
    ),
  },
  {
    name: 'heating',
    label: 'Heating and air',
    translations: labels(
      'Heizung und Lüftung',
      'Chauffage et ventilation',
      'Calefacción y aire',
      'Riscaldamento e aria',
      'Verwarming en lucht',
      'Ogrzewanie i wentylacja',
      'Varme og luft',
      'Aquecimento e ar',
    ),
  },
  {
    name: 'lighting',
    label: 'Lights and power',
    translations: labels(
      'Licht und Strom',
      'Éclairage et électricité',
      'Luz y electricidad',
      'Luci e corrente',
      'Licht en stroom',
      'Światło i prąd',
      'Lys og strøm',
      'Luz e eletricidade',
    ),
  },
  {
    name: 'repair',
    label: 'Repairs',
    translations: labels(
      'Reparatur',
      'Réparations',
      'Reparaciones',
      'Riparazioni',
      'Reparaties',
      'Naprawy',
      'Reparasjoner',
      'Reparações',
    ),
  },
  {
    name: 'keys',
    label: 'Keys and access',
    translations: labels(
      'Schlüssel und Zutritt',
      'Clés et accès',
      'Llaves y accesos',
      'Chiavi e accessi',
      'Sleutels en toegang',
      'Klucze i dostęp',
      'Nøkler og adgang',
      'Chaves e acessos',
    ),
  },
]

type Request = Pick<
  typeof serviceRequests.$inferInsert,
  'category' | 'subject' | 'description' | 'status'
> & { building: BuildingName; hoursAgo: number }

const requested: Request[] = [
  {
    building: 'meridian',
    category: 'heating',
    subject: 'Too cold by the windows on 22',
    description:
      'The row of desks along the east side has been below 66 °F every morning this week.',
    status: 'Accepted',
    hoursAgo: 50,
  },
  {
    building: 'meridian',
    category: 'lighting',
    subject: 'A lamp flickers in the pantry',
    description: 'Level 22, the third one from the door. It began on Monday.',
    status: 'Submitted',
    hoursAgo: 5,
  },
  {
    building: 'meridian',
    category: 'cleaning',
    subject: 'Coffee on the carpet, meeting room 4',
    description: 'About the size of a plate, by the window.',
    status: 'Pending',
    hoursAgo: 2,
  },
  {
    building: 'meridian',
    category: 'keys',
    subject: 'A second key for the bicycle cage',
    description: 'For a colleague who starts on the first.',
    status: 'Denied',
    hoursAgo: 200,
  },
  {
    building: 'kontorhaus',
    category: 'repair',
    subject: 'Die Tür zum Treppenhaus klemmt',
    description: 'Dritter Stock, Nordseite. Sie schließt nur mit einem Ruck.',
    status: 'Submitted',
    hoursAgo: 26,
  },
]

/** Ada's service requests. */
export function serviceRequestsOf(
  idOf: (email: string) => number,
  now: Date,
): (typeof serviceRequests.$inferInsert)[] {
  return requested.map(({ building, hoursAgo, ...request }) => ({
    ...request,
    uuid: demoUuid(`service-request/${request.subject}`),
    buildingUuid: buildingUuid[building],
    userId: idOf('ada@meridian.example'),
    createdAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  }))
}
