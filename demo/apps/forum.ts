import type { Dependencies } from '@server/http/dependencies'
import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import { launchKey } from '@server/services/auth/storedKey'
import type { Context, Hono } from 'hono'
import { hostsAt } from '../appHosts'
import { type BuildingName, buildingUuid } from '../buildings'
import { formLimit } from '../identityPages'
import { forum } from '../places'
import { readLaunch } from '../saml/forumDesk'
import { brandOf, brandPage, type House, inLanguage, requestedBrand } from './house'

type Thread = { english: [title: string, text: string]; german: [string, string]; by: string }

const threads: Record<'meridian' | 'kontorhaus', Thread[]> = {
  meridian: [
    {
      english: [
        'Lost: one grey glove',
        'On the stairs between 12 and 14. The other one misses it.',
      ],
      german: ['Verloren: ein grauer Handschuh', 'Auf der Treppe zwischen 12 und 14.'],
      by: 'Priya, 14th floor',
    },
    {
      english: ['Bike to give away', 'Needs a chain and someone taller than me.'],
      german: [
        'Fahrrad zu verschenken',
        'Es fehlt eine Kette, und jemand, der größer ist als ich.',
      ],
      by: 'Tomás, 9th floor',
    },
    {
      english: ['Chess on Thursdays?', 'There are three of us. Four would be even.'],
      german: ['Schach am Donnerstag?', 'Wir sind drei. Vier wären gerade.'],
      by: 'Wen, 21st floor',
    },
  ],
  kontorhaus: [
    {
      english: ['Sublet on the second floor', 'Two desks by the window, from next month.'],
      german: ['Untermiete im zweiten Stock', 'Zwei Tische am Fenster, ab nächstem Monat.'],
      by: 'Jonas, 2. OG',
    },
    {
      english: ['Who sings bass?', 'The building’s choir has one, and he has a cold.'],
      german: ['Wer singt Bass?', 'Der Hauschor hat einen, und der ist erkältet.'],
      by: 'Frauke, 4. OG',
    },
  ],
}

/**
 * The tenants' board: a separate app that identifies users by assertions that the building's app
 * signs.
 */
export function serveForum(app: Hono<{ Variables: Variables }>, dependencies: Dependencies): void {
  const { database, now } = dependencies
  const write = (house: House, english: string, german: string) =>
    inLanguage(house, english, german)
  const page = (
    context: Context<{ Variables: Variables }>,
    house: House,
    content: string,
    status?: 422,
  ) => {
    context.set('isFramedElsewhere', true)
    return brandPage(context, house, {
      title: write(house, 'Community forum', 'Schwarzes Brett'),
      content,
      isBilingual: false,
      ancestors: hostsAt(dependencies.deployment, context.req.header('host')).join(' '),
      ...(status && { status }),
    })
  }

  app.get(forum, (context) => {
    context.set('route', forum)
    const house = requestedBrand(context)
    const alone = write(
      house,
      'Open this from your building’s home page, so it knows who you are.',
      'Bitte öffnen Sie dies von der Startseite Ihres Gebäudes: Nur dort ist bekannt, wer Sie sind.',
    )
    return page(context, house, `<p>${alone}</p>`)
  })

  app.post(`${forum}/acs`, formLimit, async (context) => {
    context.set('route', `${forum}/acs`)
    const form = await context.req.parseBody()
    const { SAMLResponse: response, RelayState: request } = form
    const at = `http://${context.req.header('host') ?? ''}${forum}`
    const { certificate } = await launchKey(database.connection, now())
    try {
      const guest = await readLaunch(typeof response === 'string' ? response : '', {
        entityId: `${at}/metadata`,
        acs: `${at}/acs`,
        issuers: hostsAt(dependencies.deployment, context.req.header('host')).map(
          (host) => `${host}/api/user-verification/samlResponse/metadata`,
        ),
        certificate,
        now: now(),
      })
      const house = brandOf(nameOf(guest.buildingUuid), languageIn(request))
      return page(context, house, boardOf(house, guest.name))
    } catch {
      const house = brandOf('meridian')
      return page(
        context,
        house,
        '<p class="error">This sign-in is not good, or not any more. Open the forum again.</p>',
        422,
      )
    }
  })
}

const nameOf = (uuid: string): BuildingName =>
  (Object.keys(buildingUuid) as BuildingName[]).find((name) => buildingUuid[name] === uuid) ??
  'meridian'

/** The requested language of the page. */
const languageIn = (request: unknown): string | undefined =>
  typeof request === 'string' && URL.canParse(request)
    ? (new URL(request).searchParams.get('lang') ?? undefined)
    : undefined

function boardOf(house: House, name: string): string {
  const rows = threads[house.key === 'kontorhaus' ? 'kontorhaus' : 'meridian'].map(
    ({ english, german, by }) => {
      const [title, text] = house.lang === 'de' ? german : english
      return `<li><span><b>${escapeHtml(title)}</b><br>${escapeHtml(text)}<br><small class="muted">${escapeHtml(by)}</small></span></li>`
    },
  )
  const reading = inLanguage(house, 'Reading as', 'Sie lesen als')
  return `<p class="muted">${reading} <strong>${escapeHtml(name)}</strong></p><ul>${rows.join('')}</ul>`
}
