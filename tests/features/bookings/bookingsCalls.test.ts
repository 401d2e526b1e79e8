import { bookingCalls } from '@features/bookings/api/bookings'
import { serviceRequestCalls } from '@features/support/api/serviceRequests'
import { describe, expect, test, vi } from 'vitest'
import { bookingOf } from '../../machines/bookings/bookingCases'
import { recordingApi, signal } from '../recordingApi'

const building = '00000000-0000-4000-8000-000000000002'
const booking = bookingOf(1)
const path =
  '/resource-booking/v2/:ownerType/:ownerUuid/resources/:resourceUuid/bookings/:bookingUuid/mine'
const params = {
  ownerType: 'building',
  ownerUuid: booking.owner.owner_uuid,
  resourceUuid: booking.content.resource.uuid,
  bookingUuid: booking.uuid,
}

describe('bookings', () => {
  test.each([
    ['upcoming', 'asc'],
    ['past', 'desc'],
  ] as const)('that are %s are requested in order of their dates', async (period, orderBy) => {
    const { api, requests } = recordingApi(() => ({ data: [booking], total: 7 }))
    const of = { type: 'resource_booking', lang: 'de-de', period } as const
    const rows = { of, offset: 20, count: 20 }
    const page = await bookingCalls(api).fetchTransactions(rows, signal)
    expect(page).toEqual({ items: [booking], total: 7, clockOffset: 0 })
    expect(requests).toStrictEqual([
      {
        call: 'GET /tenant/v1/users/current/transactions',
        query: { ...of, offset: 20, limit: 20, orderByProperty: 'start_at', orderBy },
      },
    ])
  })

  test('are read and cancelled at their own address', async () => {
    const { api, requests } = recordingApi(() => ({ data: booking }))
    const calls = bookingCalls(api)
    expect(await calls.readBooking({ booking }, signal)).toBe(booking)
    expect(await calls.cancelBooking({ booking, key: 'intent' }, signal)).toBe(booking)
    expect(requests).toStrictEqual([
      { call: `GET ${path}`, params },
      { call: `DELETE ${path}`, params, idempotencyKey: 'intent' },
    ])
  })

  test('are decided with a reason, if one was typed', async () => {
    const { api, requests } = recordingApi(() => ({ data: [], total: 0 }))
    const calls = bookingCalls(api)
    const of = { buildingUuid: building, lang: 'de-de', state: 'blocked' } as const
    expect(await calls.pendingBookings({ of, offset: 0, count: 100 }, signal)).toEqual({
      items: [],
      total: 0,
    })
    expect(requests[0]).toMatchObject({
      query: { lang: 'de-de', state: 'blocked', offset: 0, limit: 100 },
    })
    const made = { buildingUuid: building, uuid: booking.uuid, key: 'intent' }
    await calls.decideBooking({ ...made, decision: 'accepted', reason: ' ' }, signal)
    await calls.decideBooking({ ...made, decision: 'denied_available', reason: 'No' }, signal)
    expect(requests.map(({ body }) => body)).toEqual([
      undefined,
      { status: 'accepted' },
      { status: 'denied_available', reason: 'No' },
    ])
  })
})

describe('service requests', () => {
  const request = {
    buildingUuid: building,
    fields: { nature: 'keys', subject: 'A key', description: 'For the bicycles' },
    attachments: [],
    service: null,
    key: 'intent',
    onProgress: vi.fn<(fraction: number) => void>(),
  }
  const upload = 'POST /portico/v1/files'

  test('are read with their categories; one without a label has its name', async () => {
    const { api } = recordingApi((call) =>
      call.endsWith('/metadata')
        ? { data: { categories: [{ name: 'keys' }, { name: 'heating', label: 'Heizung' }] } }
        : { data: [], total: 0 },
    )
    const read = serviceRequestCalls(api).serviceRequests
    const wanted = { of: { buildingUuid: building, lang: 'de-de' }, offset: 0, count: 100 }
    expect(await read(wanted, signal)).toEqual({
      items: [],
      total: 0,
      categories: [
        { name: 'keys', label: 'keys' },
        { name: 'heating', label: 'Heizung' },
      ],
    })
  })

  test('without files are one call', async () => {
    const { api, requests } = recordingApi(() => ({ data: { id: 'made' } }))
    const answer = await serviceRequestCalls(api).createServiceRequest(request, signal)
    expect(answer).toEqual({ reference: null, request: { id: 'made' } })
    expect(requests).toMatchObject([
      { body: { category: 'keys', attachments: [] }, idempotencyKey: 'intent' },
    ])
  })

  test('upload their files first, under their own key, and name them', async () => {
    const file = new File(['x'], 'key.png')
    const sent = { name: 'key.png', url: '/files/1' }
    const { api, requests } = recordingApi((call) => ({
      data: call === upload ? [sent] : { id: 'made' },
    }))
    const attachments = [{ id: '1', name: 'key.png', bytes: 1, handle: file }]
    await serviceRequestCalls(api).createServiceRequest({ ...request, attachments }, signal)
    expect(requests).toMatchObject([
      { call: upload, body: { attachments: [file] }, idempotencyKey: 'intent-files' },
      { body: { attachments: [sent] }, idempotencyKey: 'intent' },
    ])
  })

  test('are withdrawn by their status', async () => {
    const { api, requests } = recordingApi(() => ({ data: {} }))
    const id = booking.uuid
    await serviceRequestCalls(api).withdrawServiceRequest(
      { buildingUuid: building, id, key: 'intent' },
      signal,
    )
    expect(requests).toMatchObject([{ params: { requestId: id }, body: { status: 'Canceled' } }])
  })
})
