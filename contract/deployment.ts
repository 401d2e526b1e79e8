import * as v from 'valibot'
import type { Brand } from './brand'
import { hostName, link, mailbox, page, sender } from './configured'
import { type FlagKey, flagKeys } from './flagRegistry'
import { locales } from './locales'
import { brandFamily, domainTheme, whitelabel } from './whitelabel'

const origin = v.pipe(
  v.string(),
  v.url(),
  v.check(
    (input) => URL.canParse(input) && new URL(input).origin === input,
    'must be an origin, such as https://app.example',
  ),
)
const uuids = v.array(v.pipe(v.string(), v.uuid()))

/**
 * Parts of our API that another back end may lack; the app then leaves out what depends on them.
 */
const extensions = [
  'live',
  'approvals',
  'search',
  'calendar',
  'passes',
  'saved',
  'sessions',
  'notices',
  'apps',
  'cards',
  'measuring',
  'errors',
  'prefetch',
] as const

/**
 * The DSN of Sentry or a compatible service: `https://<public key>@<host>/<project>`, never with a
 * secret.
 */
const dsn = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/\w+@[\w.-]+(:\d{1,5})?(\/[\w-]+)*\/\d+$|^http:\/\/\w+@(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[\w-]+)*\/\d+$/,
    'must be a DSN without a secret, such as https://key@errors.example/1',
  ),
)
const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/**
 * The service that exchanges a card for a token, in frames of its own origin
 * (docs/operations.md#cards).
 */
const cardProvider = v.variant('kind', [
  v.strictObject({
    kind: v.literal('spreedly'),
    environmentKey: v.pipe(
      v.string(),
      v.regex(
        /^[A-Za-z0-9]{6,64}$/,
        'must be the key of an environment, 6 to 64 letters and digits',
      ),
    ),
  }),
  /** The demo's provider. */
  v.strictObject({ kind: v.literal('sandbox'), origin }),
])

/** Strict, because an unknown name would silently have no effect. */
const flagSettings = v.strictObject(
  Object.fromEntries(flagKeys.map((key) => [key, v.optional(v.boolean())])) as Record<
    FlagKey,
    v.OptionalSchema<v.BooleanSchema<undefined>, undefined>
  >,
)

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** How usage is measured after consent. */
const measuring = v.strictObject({
  /**
   * Percent of all page loads. Browser monitoring consists of `web-vitals` and its scripts;
   * `replay` only of scripts.
   */
  rates: v.optional(
    v.strictObject({
      analytics: v.optional(percent, 100),
      monitoring: v.optional(percent, 100),
      replay: v.optional(percent, 100),
    }),
    {},
  ),
  /** Third-party scripts that are added with the consent and removed with it. */
  scripts: v.optional(
    v.pipe(
      v.array(
        v.strictObject({ src: link, kind: v.picklist(['analytics', 'monitoring', 'replay']) }),
      ),
      v.maxLength(10),
    ),
    [],
  ),
})

const seconds = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** The part of a brand that the browser receives besides its white-label. */
const brandSettings = v.strictObject({
  family: brandFamily,
  termsUrl: v.optional(page),
  privacyUrl: v.optional(page),
  dataRequestUrl: v.optional(page),
  supportEmail: v.optional(mailbox),
  ownScope: v.optional(v.boolean(), false),
  allowsDark: v.optional(v.boolean(), true),
  languages: v.optional(v.pipe(v.array(v.picklist(locales)), v.minLength(1))),
})

/** The part of the deployment configuration that the browser needs; inlined into the HTML. */
export const browserDeployment = v.strictObject({
  /** By identifier; derived from the brands' own files. */
  brands: v.record(v.string(), brandSettings),
  defaultSupportEmail: mailbox,
  /** A host containing one of these fragments uses the API at `origin`; others use `/api`. */
  apiHosts: v.optional(
    v.array(v.strictObject({ fragment: v.pipe(v.string(), v.minLength(3)), origin })),
    [],
  ),
  /** Offers the pseudo-language, which reveals untranslated text, if a building lists it. */
  offersPseudoLocale: v.optional(v.boolean(), false),
  /** `12h` in every language, or each language's own clock. */
  clock: v.optional(v.picklist(['12h', 'locale']), '12h'),
  cdnUrl: v.optional(v.union([link, v.literal('')], 'must be an address, or empty'), ''),
  /** If unset, initials stand for users without a picture. */
  defaultAvatarPath: v.optional(v.string()),
  mobileUserAgents: v.optional(v.array(v.pipe(v.string(), v.minLength(2))), []),
  utilities: v.optional(
    v.strictObject({
      excludedNames: v.optional(v.array(v.string()), []),
      excludedUrlPrefixes: v.optional(v.array(v.pipe(v.string(), v.minLength(1))), []),
      emergencyRoute: v.optional(v.string(), 'emergency-management'),
      emergencyHiddenBuildings: v.optional(uuids, []),
    }),
    {},
  ),
  newDiscover: v.optional(
    v.strictObject({
      hosts: v.optional(v.array(hostName), []),
      buildings: v.optional(uuids, []),
    }),
    {},
  ),
  /** Empty: the maintenance page of no brand lists the utilities. */
  maintenanceBrand: v.optional(v.string(), ''),
  /**
   * Origins whose utility URLs may contain the user's token; see
   * docs/behaviour.md#tokens-in-addresses.
   */
  tokenOrigins: v.optional(v.array(origin), []),
  surveyMarker: v.optional(v.pipe(v.string(), v.minLength(3)), '/survey-mfe'),
  /** Origins besides our own whose pages the full-screen frame may show. */
  frameOrigins: v.optional(v.array(origin), []),
  /** The portfolio whose requests to the help desk include the building's name. */
  buildingNamePortfolio: v.optional(v.pipe(v.string(), v.uuid())),
  adminUrl: v.optional(page),
  /** If unset, the app neither asks for consent nor measures. */
  measuring: v.optional(measuring),
  /** Interval between requests to the flag service, in seconds. */
  flagRefreshSeconds: v.optional(seconds(2, 3600), 60),
  /** If unset, there are no payment cards. `production` is the provider that a flag switches to. */
  cards: v.optional(
    v.strictObject({ provider: cardProvider, production: v.optional(cardProvider) }),
  ),
  app: v.optional(
    v.strictObject({ id: v.optional(v.number(), 3), version: v.optional(v.string(), '3.5.0') }),
    {},
  ),
  /** If unset, errors are reported to our own API if it accepts them. */
  errorReporting: v.optional(
    v.strictObject({
      dsn,
      environment: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)), 'production'),
      /** Fraction of the errors, and of the page loads, that is sent. */
      sampleRate: v.optional(rate, 1),
      tracesSampleRate: v.optional(rate, 1),
    }),
  ),
  /**
   * Parts of the API below `/portico/v1/`, beyond the endpoints that every compatible back end has.
   */
  extensions: v.optional(v.array(v.picklist(extensions)), [...extensions]),
  /**
   * Times of a kiosk in seconds: until it asks whether the guest is still there, for the answer,
   * and per picture.
   */
  kiosk: v.optional(
    v.strictObject({
      idleSeconds: v.optional(seconds(10, 900), 60),
      // WCAG 2.2.1 requires at least twenty seconds for the answer.
      warningSeconds: v.optional(seconds(20, 120), 20),
      slideSeconds: v.optional(seconds(3, 60), 10),
    }),
    {},
  ),
  limits: v.optional(
    v.strictObject({
      requestTimeoutMs: v.optional(
        v.pipe(v.number(), v.minValue(1000), v.maxValue(120_000)),
        15_000,
      ),
      attachments: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 5),
      attachmentBytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1024)), 5_242_880),
    }),
    {},
  ),
  /**
   * Only for developer builds: the e-mail value that opens the farm selector, and the address of
   * the list of farms.
   */
  developer: v.optional(
    v.strictObject({
      farmSelectorEmail: v.string(),
      /** Returns the list of farms of `repo` to callers with the key. */
      farmListUrl: link,
      farmListRepo: v.pipe(v.string(), v.minLength(1)),
      farmListKey: v.string(),
    }),
  ),
})

/**
 * The whole file. It never contains secrets, which come from the environment. Brands have their own
 * files.
 */
export const deploymentFile = v.strictObject({
  /** For editors: the address of this file's schema. */
  $schema: v.optional(v.string()),
  browser: v.optional(
    v.strictObject({
      ...v.omit(browserDeployment, ['brands']).entries,
      /** If unset, the address of the sender. */
      defaultSupportEmail: v.optional(mailbox),
    }),
    {},
  ),
  server: v.optional(
    v.strictObject({
      /** The host whose white-label applies to host names that are not listed. */
      fallbackHost: v.optional(hostName, 'localhost'),
      /** The sender of all mail; `MAIL_FROM` takes precedence. */
      sender: v.optional(sender),
      /**
       * A file with the address of PostgreSQL, relative to this one; `DATABASE_URL` takes precedence. With neither, the
       * database is the embedded one.
       */
      databaseFile: v.optional(v.pipe(v.string(), v.minLength(1))),
      /** A file with the secret that signs tokens, relative to this one; `TOKEN_SECRET` takes precedence. */
      secretFile: v.optional(v.pipe(v.string(), v.minLength(1))),
      /**
       * The scheme by which browsers reach this server; identity providers redirect to such
       * addresses.
       */
      publicScheme: v.optional(v.picklist(['http', 'https']), 'https'),
      /**
       * Further host names of this server besides those of the white-labels: `name` or `name:port`.
       */
      publicHosts: v.optional(
        v.array(
          v.pipe(
            v.string(),
            v.regex(
              /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/,
              'must be a host, such as app.example or app.example:8443',
            ),
          ),
        ),
        [],
      ),
      /**
       * Whether identity providers may have private addresses, as those of an internal network do. Otherwise the server
       * calls only public ones, because an operator could have it call its own network.
       */
      privateIdentityProviders: v.optional(v.boolean(), false),
      /** Whether HSTS includes subdomains; only with `https`. */
      hstsIncludeSubDomains: v.optional(v.boolean(), false),
      /** Whether `/metrics` and the API's description are public; by default only in the demo. */
      publicMetrics: v.optional(v.boolean()),
      publicOpenApi: v.optional(v.boolean()),
      /** Handling of attachments that could execute code when opened; `mark` warns the help desk. */
      attachments: v.optional(
        v.strictObject({ activeContent: v.optional(v.picklist(['refuse', 'mark']), 'refuse') }),
        {},
      ),
      /**
       * Number of proxies in front of us that write `X-Forwarded-For`; 0 means that browsers connect
       * directly.
       */
      trustedProxies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
      /** Days from its sign-in until a session expires, regardless of refreshes. */
      sessionDays: v.optional(
        v.strictObject({
          user: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(180)), 90),
          kiosk: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)), 365),
        }),
        {},
      ),
      /**
       * How long a document waits for its page's reads, in milliseconds; the browser fetches the
       * missing ones.
       */
      ssrTimeoutMs: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2000)),
        150,
      ),
      /** Further origins from which browsers may call the API. */
      corsOrigins: v.optional(v.array(origin), []),
      imageOrigins: v.optional(v.array(origin), []),
      unleash: v.optional(
        v.strictObject({
          url: link,
          /** Flags that Unleash decides from the start; any other one once it has listed it. */
          decides: v.optional(v.array(v.picklist(flagKeys)), []),
        }),
      ),
      /**
       * Buildings whose suites are controlled by MQTT, with the prefix of their topics; the broker is
       * `MQTT_URL`.
       */
      mqtt: v.optional(
        v.strictObject({
          buildings: v.array(
            v.strictObject({
              uuid: v.pipe(v.string(), v.uuid()),
              topics: v.pipe(
                v.string(),
                v.regex(
                  /^[^/+#\s]+(\/[^/+#\s]+)*$/,
                  'must be the beginning of topics, such as houses/tower',
                ),
              ),
            }),
          ),
        }),
      ),
      /** Payment gateways for which a saved card may be tokenised, by the provider's names. */
      cards: v.optional(
        v.strictObject({
          gateways: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
        }),
      ),
      /**
       * Values of flags for all users that differ from the defaults; rules and a real Unleash take
       * precedence.
       */
      flags: v.optional(flagSettings, {}),
    }),
    {},
  ),
})

/** Data inlined into the HTML, so that the first paint needs no round trip. */
export const boot = v.object({
  host: v.string(),
  whitelabel: v.nullable(whitelabel),
  theme: v.nullable(domainTheme),
  deployment: browserDeployment,
  /** Names of the toggles that are on for an anonymous visitor of this host. */
  toggles: v.array(v.string()),
  demo: v.boolean(),
  /** The PIN itself never leaves the server. */
  kiosk: v.object({ hasExitPin: v.boolean() }),
})

export type DeploymentFile = v.InferOutput<typeof deploymentFile>
/** The configuration file, with the brands beside it. */
export type Deployment = Omit<DeploymentFile, 'browser'> & {
  browser: BrowserDeployment
  brands: readonly Brand[]
}
export type BrandSettings = v.InferOutput<typeof brandSettings>
export type BrowserDeployment = v.InferOutput<typeof browserDeployment>
export type CardProvider = v.InferOutput<typeof cardProvider>
export type Boot = v.InferOutput<typeof boot>
