import type { WorldInput } from '@contract/world/document'

/** A building with one record of each kind. */
export const tower = {
  key: 'tower',
  name: 'Tower',
  timezone: 'Europe/Berlin',
  locale: 'de_DE',
  companies: [
    {
      company: 'acme',
      domains: ['acme.example'],
      floor: '18–21',
      openingHours: { mon: { opensAt: '08:30', closesAt: '18:00' }, sat: null },
    },
  ],
  amenities: [{ key: 'move', name: 'Move', amenities: [{ key: 'gym', name: 'Gym' }] }],
  utilities: [{ key: 'transit', text: 'Transit', utilityName: 'Transit', type: 'webview' }],
  miniApps: [{ app: 'Transit', launch: '/transit' }],
  resources: [
    {
      key: 'room',
      name: 'Room',
      slotMinutes: 30,
      maxSlots: 4,
      opensAt: '07:00',
      closesAt: '20:00',
      imageUrl: '/pictures/room.jpg',
      imageAltText: 'A long table',
      weekdayHours: { sat: { opensAt: '09:00', closesAt: '13:00' }, sun: null },
      daysAhead: 30,
      price: 19.99,
      currency: 'EUR',
    },
  ],
  serviceCategories: [{ name: 'repairs', label: 'Repairs' }],
  smartBuilding: {
    adapter: 'simulator',
    floors: [
      { id: '1', name: 'First', suites: [{ id: '11', name: 'Suite 11', hasLighting: true }] },
    ],
  },
  content: {
    categories: [{ key: 'eat', type: 'AudienceContent', name: 'Eat' }],
    items: [
      {
        key: 'soup',
        type: 'EVENT',
        title: 'Soup',
        categories: ['eat'],
        audience: ['acme'],
        startAt: '2031-03-05T11:00:00Z',
        endAt: '2031-03-05T12:00:00Z',
        details: { description: 'Until the pot is empty.' },
      },
    ],
    promoted: ['soup'],
  },
} as const satisfies Writable<NonNullable<WorldInput['buildings']>[number]>

/** Literals are read-only. */
type Writable<T> = T extends object ? { readonly [K in keyof T]: Writable<T[K]> } : T

/** A world with this building, and with everything that it refers to. */
export const world = structuredClone({
  companies: [{ key: 'acme', name: 'Acme' }],
  portfolios: [{ key: 'north', name: 'North', company: 'acme' }],
  miniApps: [{ name: 'Transit', kind: 'webview' }],
  buildings: [tower],
  whitelabels: [{ host: 'localhost', guestBuildings: ['tower'] }],
  identityProviders: [
    {
      key: 'acme',
      domain: 'acme.example',
      name: 'Acme',
      protocol: 'oidc',
      issuer: 'https://id.acme.example',
      clientId: 'portico',
    },
  ],
  people: [
    {
      email: 'Ada@acme.example',
      firstName: 'Ada',
      lastName: 'Vale',
      company: 'acme',
      buildings: [{ building: 'tower', permissions: ['can-approve-bookings'] }],
    },
  ],
  flagRules: [{ flag: 'dropdown-logout', audience: 'building', value: 'tower', enabled: true }],
}) as unknown as WorldInput & { buildings: [NonNullable<WorldInput['buildings']>[number]] }

/** The same world with a changed building. */
export const worldWith = (
  changes: Partial<NonNullable<WorldInput['buildings']>[number]>,
): WorldInput => ({ ...world, buildings: [{ ...world.buildings[0], ...changes }] })
