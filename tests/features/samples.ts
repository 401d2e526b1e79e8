import type { ContentItem, UtilityButton } from '@contract/content'
import type { BrowserDeployment } from '@contract/deployment'
import type { DetailKind, Replies } from '@machines/content/detail/item'
import type { HomeCategory } from '@machines/home/category'

const uuid = (tail: number) => `00000000-0000-4000-9000-${String(tail).padStart(12, '0')}`
let made = 0

/** Settings for the tests: each listed value differs from what a missing list would give. */
export const deployment: BrowserDeployment = {
  brands: {},
  defaultSupportEmail: 'help@house.test',
  apiHosts: [{ fragment: 'dedicated', origin: 'https://api.house.test' }],
  offersPseudoLocale: false,
  clock: '12h',
  cdnUrl: '',
  measuring: { rates: { analytics: 100, monitoring: 100, replay: 100 }, scripts: [] },
  flagRefreshSeconds: 60,
  defaultAvatarPath: 'avatar.png',
  mobileUserAgents: ['Android'],
  utilities: {
    excludedNames: ['Ecobee'],
    excludedUrlPrefixes: ['https://retired.test/'],
    emergencyRoute: 'emergency-management',
    emergencyHiddenBuildings: [],
  },
  newDiscover: { hosts: [], buildings: [] },
  kiosk: { idleSeconds: 60, warningSeconds: 20, slideSeconds: 10 },
  maintenanceBrand: 'test',
  tokenOrigins: ['https://visitors.test'],
  surveyMarker: '/survey',
  frameOrigins: [],
  adminUrl: 'https://admin.house.test/',
  app: { id: 3, version: '3.5.0' },
  limits: { requestTimeoutMs: 15_000, attachments: 5, attachmentBytes: 5_242_880 },
  extensions: [
    'live',
    'approvals',
    'search',
    'calendar',
    'passes',
    'saved',
    'sessions',
    'notices',
    'cards',
  ],
  cards: { provider: { kind: 'sandbox', origin: 'http://cards.test' } },
}

export function item(given: Partial<ContentItem>): ContentItem {
  made += 1
  return { uuid: uuid(made), type: 'EVENT', title: `Item ${made}`, ...given }
}

export function category(name: string, contents: ContentItem[]): HomeCategory {
  made += 1
  return { uuid: uuid(made), name, type: 'AudienceContent', contents, failure: null }
}

export function utility(given: Partial<UtilityButton>): UtilityButton {
  made += 1
  const text = given.text ?? `Utility ${made}`
  return {
    uuid: uuid(made),
    name: text,
    utility_name: text,
    type: 'webview',
    url: 'https://service.test/',
    order: made,
    ...given,
    text,
  }
}

/** The server's response about any detail, with its kind in the title. */
export function sampleDetail(kind: DetailKind, id: string): Replies[DetailKind] {
  const title = `Detail of ${kind}`
  return { uuid: id, title, attendants: [], claimers: [] }
}

/** The response to a request for a page that may be shown in the frame. */
export const framedPage = (kind: 'html' | 'pdf' = 'html') =>
  ({
    // Only a response of the page's own origin is readable.
    type: 'basic',
    ok: true,
    headers: new Headers({ 'content-type': kind === 'pdf' ? 'application/pdf' : 'text/html' }),
    text: async () => '',
  }) as Response

/** The address of a request in any form. */
export const addressOf = (input: Parameters<typeof fetch>[0]) =>
  input instanceof Request ? input.url : String(input)
