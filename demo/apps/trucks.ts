import type { Dependencies } from '@server/http/dependencies'
import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import { principalOf } from '@server/services/auth/principal'
import { consumeLaunch, personOf } from '@server/services/embed/launches'
import { Refusal } from '@server/services/platform/refusal'
import type { Hono } from 'hono'
import { appUuid } from '../miniApps'
import { trucks } from '../places'
import { brandOf, brandPage } from './house'
import { buildingClock } from './houseClock'
import { drawTruckMap } from './truckMap'

type Truck = {
  name: string
  food: string
  where: string
  /** Hours by the building's clock. */
  from: number
  until: number
  at: [x: number, y: number]
}

const today: Truck[] = [
  {
    name: 'The Patient Dumpling',
    food: 'Pork and chive, mushroom, and a broth to go',
    where: 'Water Street, by the fountain',
    from: 11,
    until: 14,
    at: [250, 214],
  },
  {
    name: 'Señora Mole',
    food: 'Tacos, three moles, pickled everything',
    where: 'Pearl Street, north corner',
    from: 11,
    until: 15,
    at: [420, 110],
  },
  {
    name: 'Halfmoon Falafel',
    food: 'Falafel, halloumi, the green sauce',
    where: 'Greenway, third bench',
    from: 12,
    until: 17,
    at: [556, 250],
  },
  {
    name: 'Second Breakfast',
    food: 'Egg rolls, oat porridge, filter coffee',
    where: 'Meridian Plaza, east side',
    from: 7,
    until: 11,
    at: [380, 268],
  },
  {
    name: 'Cold Comfort',
    food: 'Soft ice, in winter affogato',
    where: 'Long Wharf, at the rail',
    from: 13,
    until: 20,
    at: [596, 96],
  },
]

const css = `
.trucks li { justify-content: start; align-items: start }
.trucks i { flex: none; display: grid; place-items: center; width: 2rem; height: 2rem; font: 600 1rem/1 system-ui, sans-serif;
  color: var(--ink); background: var(--glow); border-radius: 50% }
.trucks b, .trucks small { display: block }
.trucks .open { font-weight: 600 }
`

/** Shows where the day's trucks are around the plaza, and which of them are open now. */
export function serveTrucks(app: Hono<{ Variables: Variables }>, dependencies: Dependencies): void {
  const { now } = dependencies
  app.get(trucks, async (context) => {
    context.set('route', trucks)
    context.header('referrer-policy', 'no-referrer')
    const guest = await guestBy(dependencies, context.req.query('ott'))
    // There is only one map, whichever building is named.
    const house = brandOf('meridian')
    const { minutes, longDay, write } = buildingClock(house, now())
    const state = ({ from, until }: Truck) => {
      if (minutes < from * 60) return `<small class="muted">Opens at ${write(from * 60)}</small>`
      if (minutes < until * 60) {
        return `<small class="open">Open now, until ${write(until * 60)}</small>`
      }
      return `<small class="muted">Gone for today; back at ${write(from * 60)} tomorrow</small>`
    }
    const rows = today.map(
      (truck, index) =>
        `<li><i aria-hidden="true">${index + 1}</i><span><b>${escapeHtml(truck.name)}</b>${escapeHtml(truck.food)}<small>${escapeHtml(truck.where)}</small>${state(truck)}</span></li>`,
    )
    return brandPage(context, house, {
      title: 'Food trucks around the plaza',
      css,
      isBilingual: false,
      content: `${guest === null ? '' : `<p><strong>Hungry, ${escapeHtml(guest)}?</strong></p>`}<p class="muted">${escapeHtml(longDay)}. Nobody is more than five minutes away.</p>
${drawTruckMap(
  house.key,
  today.map(({ at }) => at),
)}
<ul class="trucks">${rows.join('')}</ul>`,
    })
  })
}

/** The user whom a one-time link identifies; null without one. */
async function guestBy(dependencies: Dependencies, ott: string | undefined) {
  if (ott === undefined) return null
  const { connection } = dependencies.database
  const of = { appUuid: appUuid('Food Truck Map') }
  try {
    const { familyUuid } = await dependencies.database.transaction((tx) =>
      consumeLaunch(tx, ott, dependencies.now(), of),
    )
    const { id } = await principalOf(dependencies, familyUuid)
    return (await personOf(connection, id)).first_name
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
