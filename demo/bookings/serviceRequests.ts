import { statusOf } from '@rules/support/requestLife'
import type { requestSteps, serviceRequests, Translations } from '@server/db/schema'
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

type Step = Pick<typeof requestSteps.$inferInsert, 'by' | 'action' | 'text'> & {
  hoursAgo: number
}

type Request = Pick<
  typeof serviceRequests.$inferInsert,
  'category' | 'subject' | 'description' | 'state'
> & { building: BuildingName; hoursAgo: number; steps?: Step[] }

const requested: Request[] = [
  {
    building: 'meridian',
    category: 'heating',
    subject: 'Too cold by the windows on 22',
    description:
      'The row of desks along the east side has been below 66 °F every morning this week.',
    state: 'waitingForTenant',
    hoursAgo: 50,
    steps: [
      { by: 'building', action: 'start', text: '', hoursAgo: 46 },
      {
        by: 'building',
        action: 'note',
        text: 'The valve on 22 east was replaced in spring; check that one first.',
        hoursAgo: 45,
      },
      {
        by: 'building',
        action: 'ask',
        text: 'Is it cold until noon, or only before nine? The heating starts at six.',
        hoursAgo: 20,
      },
    ],
  },
  {
    building: 'meridian',
    category: 'lighting',
    subject: 'A lamp flickers in the pantry',
    description: 'Level 22, the third one from the door. It began on Monday.',
    state: 'submitted',
    hoursAgo: 5,
  },
  {
    building: 'meridian',
    category: 'cleaning',
    subject: 'Coffee on the carpet, meeting room 4',
    description: 'About the size of a plate, by the window.',
    state: 'done',
    hoursAgo: 26,
    steps: [
      { by: 'building', action: 'start', text: '', hoursAgo: 24 },
      {
        by: 'building',
        action: 'finish',
        text: 'Cleaned this morning. Please leave the window open for an hour.',
        hoursAgo: 3,
      },
    ],
  },
  {
    building: 'meridian',
    category: 'keys',
    subject: 'A second key for the bicycle cage',
    description: 'For a colleague who starts on the first.',
    state: 'declined',
    hoursAgo: 200,
    steps: [
      {
        by: 'building',
        action: 'decline',
        text: 'There is one key for each company. Your colleague can borrow it at the front desk.',
        hoursAgo: 190,
      },
    ],
  },
  {
    building: 'kontorhaus',
    category: 'repair',
    subject: 'Die Tür zum Treppenhaus klemmt',
    description: 'Dritter Stock, Nordseite. Sie schließt nur mit einem Ruck.',
    state: 'submitted',
    hoursAgo: 26,
  },
]

const uuidOf = (subject: string) => demoUuid(`service-request/${subject}`)
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)
type IdOf = (email: string) => number

const tenant = 'ada@meridian.example'
const staff = 'manager@meridian.example'

/** Ada's service requests. */
export const serviceRequestsOf = (idOf: IdOf, now: Date): (typeof serviceRequests.$inferInsert)[] =>
  requested.map(({ building, hoursAgo, steps = [], ...request }) => {
    const finished = steps.find(({ action }) => action === 'finish')
    return {
      ...request,
      uuid: uuidOf(request.subject),
      buildingUuid: buildingUuid[building],
      userId: idOf(tenant),
      status: statusOf(request.state ?? 'submitted'),
      assigneeId: steps.some(({ action }) => action === 'start') ? idOf(staff) : null,
      doneAt: finished === undefined ? null : before(now, finished.hoursAgo),
      version: 1 + steps.length,
      createdAt: before(now, hoursAgo),
    }
  })

/** What was said and done about them. */
export const requestStepsOf = (idOf: IdOf, now: Date): (typeof requestSteps.$inferInsert)[] =>
  requested.flatMap(({ subject, steps = [] }) =>
    steps.map(({ hoursAgo, ...step }, at) => ({
      ...step,
      uuid: demoUuid(`request-step/${subject}/${at}`),
      requestUuid: uuidOf(subject),
      authorId: idOf(step.by === 'tenant' ? tenant : staff),
      version: at + 2,
      createdAt: before(now, hoursAgo),
    })),
  )
