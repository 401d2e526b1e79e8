import { resourceBookings } from '@server/db/schema'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aBooking, aResource } from '../builders/bookings'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { aPerson } from '../builders/people'
import { patient } from '../patient'
import { withWorld } from '../withWorld'
import { aNewResource } from './offers'
import { codeOf, operateCalls, orderedPageOf, recordOf, wrongFieldsOf } from './operateCalls'

const world = withWorld()
let tower: Building
/** The session of an editor of the tower. */
let token: string
beforeEach(async () => {
  tower = await aBuilding(world, { name: 'Alder Tower', timezone: 'Europe/Berlin' })
  const { signIn } = operateCalls(world)
  token = await signIn(await anOperator(world, { role: 'editor', of: tower }))
})

const call = (...[method, path, sent]: Parameters<ReturnType<typeof operateCalls>['call']>) =>
  operateCalls(world).call(method, path, { token, ...sent })
const path = () => `buildings/${tower.uuid}/resources`
const list = async () => orderedPageOf(await call('GET', path()))
const names = async () => (await list()).data.map(({ name }) => name)
const create = (given: object = {}, as = token) =>
  call('POST', path(), { token: as, body: { ...aNewResource, ...given } })
const update = (uuid: string, version: number, given: object) =>
  call('PUT', `resources/${uuid}`, { body: { version, ...given } })
const choice = { question: 'Layout', type: 'choice', required: true, choices: ['Rows', 'Circle'] }

describe('the resources of a building', () => {
  it('are added with everything that they have, ordered and removed', async () => {
    const full = {
      ...aNewResource,
      details: 'Eight seats.',
      image_url: '/pictures/room.jpg',
      image_alt_text: 'A long table',
      needs_approval: true,
      closes_at: '24:00',
      weekday_hours: { sat: { opens_at: '09:00', closes_at: '13:00' }, sun: null },
      price: 19.99,
      currency_type: 'EUR',
      cancellation_window_end_minutes: 120,
      questions: [choice],
    }
    const { uuid, ...resource } = recordOf(await create(full))
    expect(resource).toEqual({
      ...full,
      version: 1,
      building: { uuid: tower.uuid, name: 'Alder Tower' },
      company: null,
      upcoming_bookings: 0,
    })
    await create({ name: 'Court' })
    const { data, order } = await list()
    const uuids = data.map((row) => row.uuid).toReversed()
    expect((await call('PUT', path(), { body: { order, uuids } })).status).toBe(200)
    expect(await names()).toEqual(['Court', 'Harbor room'])
    expect((await call('DELETE', `resources/${uuid}`)).status).toBe(200)
    expect(await names()).toEqual(['Court'])
  })

  it('name the company that provides one', async () => {
    const company = await aCompany(world, { in: tower, name: 'Courts & Co' })
    const { uuid } = await aResource(world, {
      in: tower,
      ownerType: 'company',
      ownerUuid: company.uuid,
    })
    const found = recordOf(await call('GET', `resources/${uuid}`))
    expect(found).toMatchObject({ company: { uuid: company.uuid, name: 'Courts & Co' } })
    await update(uuid, 1, { name: 'Court' })
    expect(recordOf(await call('GET', `resources/${uuid}`))).toMatchObject({
      name: 'Court',
      company: { uuid: company.uuid },
    })
  })

  it.each([
    [{ name: ' ' }, 'body.name'],
    [{ details: 'x'.repeat(20_001) }, 'body.details'],
    [{ image_url: 'javascript:alert(1)' }, 'body.image_url'],
    [{ image_alt_text: 'x'.repeat(501) }, 'body.image_alt_text'],
    [{ opens_at: '18:00', closes_at: '08:00' }, 'body.closes_at'],
    [{ opens_at: '08:00', closes_at: '08:00' }, 'body.closes_at'],
    [{ opens_at: '25:00' }, 'body.opens_at'],
    [{ closes_at: '24:30' }, 'body.closes_at'],
    [
      { weekday_hours: { sat: { opens_at: '13:00', closes_at: '09:00' } } },
      'body.weekday_hours.sat.closes_at',
    ],
    [
      { weekday_hours: { sat: { opens_at: '9', closes_at: '13:00' } } },
      'body.weekday_hours.sat.opens_at',
    ],
    [{ slot_minutes: 4 }, 'body.slot_minutes'],
    [{ slot_minutes: 601 }, 'body.slot_minutes'],
    [{ slot_minutes: 30.5 }, 'body.slot_minutes'],
    [{ max_slots: 0 }, 'body.max_slots'],
    [{ days_ahead: -1 }, 'body.days_ahead'],
    [{ days_ahead: 1001 }, 'body.days_ahead'],
    [{ price: -1, currency_type: 'EUR' }, 'body.price'],
    [{ price: 10 }, 'body.currency_type'],
    [{ price: 10, currency_type: 'euro' }, 'body.currency_type'],
    [{ cancellation_window_end_minutes: 525_601 }, 'body.cancellation_window_end_minutes'],
    [{ questions: [{ ...choice, choices: [] }] }, 'body.questions.0.choices'],
    [{ questions: [{ ...choice, question: '' }] }, 'body.questions.0.question'],
    [{ questions: [choice, choice] }, 'body.questions.1.question'],
    [{ questions: [{ ...choice, type: 'file' }] }, 'body.questions.0.type'],
    [{ questions: Array.from({ length: 21 }, () => choice) }, 'body.questions'],
    [{ needs_approval: 1 }, 'body.needs_approval'],
  ])('refuse %j at its field', async (given, field) => {
    const answer = await create(given)
    expect(codeOf(answer)).toBe('invalid_request')
    expect(wrongFieldsOf(answer)).toEqual([field])
    expect(await names()).toEqual([])
  })

  it('need no description of their picture, and keep it in changes of other fields', async () => {
    const { image_alt_text: _, ...undescribed } = aNewResource
    const created = await call('POST', path(), { body: undescribed })
    const { uuid } = recordOf(created)
    expect(recordOf(created)).toMatchObject({ image_alt_text: null })
    await update(uuid, 1, { image_alt_text: ' A long table ' })
    expect(recordOf(await update(uuid, 2, { name: 'Court' }))).toMatchObject({
      name: 'Court',
      image_alt_text: 'A long table',
    })
    const emptied = recordOf(await update(uuid, 3, { image_alt_text: '' }))
    expect(emptied).toMatchObject({ image_alt_text: null })
  })

  it('refuse hours that are wrong together with what is stored', async () => {
    const { uuid } = recordOf(await create())
    expect(wrongFieldsOf(await update(uuid, 1, { opens_at: '19:00' }))).toEqual(['body.closes_at'])
    expect(wrongFieldsOf(await update(uuid, 1, { price: 5 }))).toEqual(['body.currency_type'])
  })
})

describe('bookings', () => {
  const slotsOf = async (uuid: string, tenant: string) => {
    const day = new Date(world.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10)
    const { body } = await world.request(
      'GET',
      `/api/portico/v1/resources/${uuid}/availability?date=${day}`,
      { token: tenant },
    )
    return (body as { data: { slots: unknown[] } }).data.slots.length
  }

  it('follow changed hours at once, and open pages are notified', async () => {
    const { token: tenant } = await world.signIn(await aPerson(world, { in: tower }))
    const received: unknown[] = []
    const topic = `building:${tower.uuid}`
    const stop = world.live.subscribe([topic], null, (message) => received.push(message))
    const { uuid } = recordOf(await create())
    expect(await slotsOf(uuid, tenant)).toBe(20)
    await vi.waitFor(() => expect(received).toHaveLength(1), patient)
    await update(uuid, 1, { closes_at: '09:00' })
    expect(await slotsOf(uuid, tenant)).toBe(2)
    await vi.waitFor(() => expect(received).toHaveLength(2), patient)
    stop()
  })

  it('that exist stay, and are counted until they are over', async () => {
    const { uuid } = recordOf(await create())
    const ben = await aPerson(world, { in: tower })
    await aBooking(world, { of: { uuid, slotMinutes: 30 }, by: ben })
    await aBooking(world, { of: { uuid, slotMinutes: 30 }, by: ben, status: 'cancelled_user' })
    const past = new Date(world.clock.now.getTime() - 86_400_000)
    await aBooking(world, { of: { uuid, slotMinutes: 30 }, by: ben, startAt: past })
    const closed = recordOf(await update(uuid, 1, { days_ahead: 0, closes_at: '09:00' }))
    expect(closed).toMatchObject({ days_ahead: 0, upcoming_bookings: 1 })
    expect(await world.database.connection.$count(resourceBookings)).toBe(3)
  })

  it('keep their resource from being removed, also when they are over', async () => {
    const { uuid } = recordOf(await create())
    const past = new Date(world.clock.now.getTime() - 86_400_000)
    await aBooking(world, {
      of: { uuid, slotMinutes: 30 },
      by: await aPerson(world, { in: tower }),
      startAt: past,
    })
    expect(codeOf(await call('DELETE', `resources/${uuid}`))).toBe('resource_in_use')
    expect(await names()).toEqual(['Harbor room'])
  })
})
