import { randomUUID } from 'node:crypto'
import type { Starter } from '@contract/operate/openingDraft'
import type { Connection } from '../../../db/database'
import * as tables from '../../../db/schema'
import type { At } from './newBuilding'

/** What tenants can do with each part of the starter set. */
const actions: Partial<Record<Starter, { english: string; german: string }>> = {
  meetingRoom: { english: 'book the meeting room', german: 'den Besprechungsraum buchen' },
  visitors: { english: 'announce your visitors', german: 'Ihren Besuch anmelden' },
  amenities: {
    english: 'see what the building offers',
    german: 'sehen, was das Gebäude bietet',
  },
  helpDesk: {
    english: 'write to the help desk and report what needs a repair',
    german: 'an den Helpdesk schreiben und melden, was repariert werden muss',
  },
  suite: {
    english: 'set the light and the temperature of your suite',
    german: 'Licht und Temperatur Ihrer Räume einstellen',
  },
}

/** A list of clauses, some of which have an "and" of their own. */
const listed = (clauses: readonly string[], and: string) =>
  clauses.length < 2
    ? clauses.join('')
    : `${clauses.slice(0, -1).join(', ')}, ${and} ${clauses.at(-1)}`

/** A post on home that names what the building has, and nothing else. */
export async function insertWelcome(
  tx: Connection,
  { buildingUuid, name, chosen }: At,
): Promise<void> {
  const [categoryUuid, contentUuid] = [randomUUID(), randomUUID()]
  const offers = chosen.flatMap((each) => actions[each] ?? [])
  const english = listed(
    offers.map((offer) => offer.english),
    'and',
  )
  const german = listed(
    offers.map((offer) => offer.german),
    'und',
  )
  await tx.insert(tables.categories).values({
    uuid: categoryUuid,
    buildingUuid,
    type: 'AudienceContent',
    name: 'News',
    translations: { 'de-de': { name: 'Neuigkeiten' } },
  })
  await tx.insert(tables.contents).values({
    uuid: contentUuid,
    buildingUuid,
    type: 'POST',
    title: `Welcome to ${name}`,
    details: {
      subtitle: 'What you find here',
      description: `News about your building appears here.${english && ` You can also ${english}.`}`,
    },
    translations: {
      'de-de': {
        title: `Willkommen in ${name}`,
        subtitle: 'Was Sie hier finden',
        description: `Hier erscheinen Neuigkeiten aus Ihrem Gebäude.${german && ` Sie können außerdem ${german}.`}`,
      },
    },
  })
  await tx.insert(tables.categoryContents).values({ categoryUuid, contentUuid, position: 0 })
  await tx.insert(tables.promotedContents).values({ buildingUuid, contentUuid, position: 0 })
}
