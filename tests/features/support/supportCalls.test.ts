import { type RequestSender, supportCalls } from '@features/support/api/support'
import type { SentRequest } from '@machines/support/requestForm/machine'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, user } from '../../machines/fixtures'
import { recordingApi, signal } from '../recordingApi'

afterEach(() => vi.restoreAllMocks())

const plan = new File(['plan'], 'plan.pdf')
const onProgress = vi.fn<(fraction: number) => void>()
const request: SentRequest = {
  buildingUuid: firstHouse.building.uuid,
  fields: { nature: 'Amenities', subject: 'The roof', description: 'May we?' },
  attachments: [],
  service: null,
  key: 'intent',
  onProgress,
}
const deciding: RequestSender = {
  user,
  building: firstHouse.building,
  brand: 'Portico',
  appVersion: '3.5.0',
  namesBuilding: false,
}
async function send(given: Partial<SentRequest> = {}, by: Partial<RequestSender> = {}, data = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('')
  const { api, requests } = recordingApi(() => ({ data }))
  const all = { ...request, ...given }
  const answer = await supportCalls(api).submitRequest(all, { ...deciding, ...by }, signal)
  return { answer, requests: requests[0] }
}

describe('a request to the help desk', () => {
  test('contains user, building and app', async () => {
    const { answer, requests } = await send({}, {}, { reference: 'PR-4F7K2C' })
    expect(requests).toStrictEqual({
      call: 'POST /helpdesk-service/v1/records/create',
      body: {
        name: 'Ada Test',
        issue_type: 'Amenities',
        subject: 'The roof',
        description: 'May we?',
        email_address: 'ada@house.test',
        building_uuid: firstHouse.building.uuid,
        application_name: 'Portico',
        application_version: '3.5.0',
        device_type: 'desktop',
      },
      idempotencyKey: 'intent',
      onProgress,
    })
    expect(answer).toEqual({ reference: 'PR-4F7K2C', request: null })
  })

  test('names the service and its provider, as far as they are uuids', async () => {
    const uuid = firstHouse.building.uuid
    const known = await send({ service: { uuid, providerUuid: uuid } })
    expect(known.requests?.body).toMatchObject({ service_uuid: uuid, service_provider_uuid: uuid })
    const odd = await send({ service: { uuid: 'sight test', providerUuid: null } })
    expect(odd.requests?.body).not.toHaveProperty('service_uuid')
    expect(odd.requests?.body).not.toHaveProperty('service_provider_uuid')
  })

  test('accepts a response without a reference', async () => {
    expect((await send()).answer).toEqual({ reference: null, request: null })
  })

  test("includes further known fields, and the building's name on request", async () => {
    const uuid = firstHouse.building.uuid
    const known = { portfolio_uuid: uuid, asset_uuid: user.uuid }
    const { requests } = await send(
      {},
      {
        user: { ...user, company_name: 'Elm & Ember' },
        building: { ...firstHouse.building, ...known },
        namesBuilding: true,
      },
    )
    expect(requests?.body).toMatchObject({
      ...known,
      company_name: 'Elm & Ember',
      building_name: firstHouse.building.name,
    })
  })

  test.each([
    [{ first_name: 'Ada', last_name: '' }, 'Ada'],
    [{ first_name: '', last_name: 'Test' }, 'Test'],
    [{ first_name: '', last_name: '' }, 'ada@house.test'],
  ])('of %j is by %s', async (names, name) => {
    const { requests } = await send({}, { user: { ...user, ...names } })
    expect(requests?.body).toMatchObject({ name })
  })

  test('includes its files', async () => {
    const attachment = { id: '1', name: plan.name, bytes: plan.size }
    const { requests } = await send({
      attachments: [
        { ...attachment, handle: plan },
        { ...attachment, id: '2', handle: 'no file' },
      ],
    })
    expect(requests?.body).toMatchObject({ attachments: [plan] })
  })
})
