import { expect, type Page, type Route } from '@playwright/test'
import { heading } from '../../journeys/authFlows'
import { readHome, seen } from '../../journeys/helpers'
import { fails, replies } from '../network'
import { type BrowserModel, type Stage, stopTime, wait } from '../stage'

type Key = { calls: number; reasons: readonly string[] }
type Message =
  | { kind: 'call'; call: { action: string; data?: { app_uuid?: string } } }
  | { kind: 'invalid' }

const appUuid = 'f87e3563-c325-8123-9edf-a1d2a24d9356'
const frame = (page: Page) => page.getByRole('dialog', { name: 'Reserve a space' })
const app = (page: Page) => frame(page).frameLocator('iframe')
/** What the app has received, as its page shows it. */
const answers = (page: Page) => app(page).getByRole('listitem')

/** Messages of the app, by the buttons of its page. */
const messages: Readonly<Record<string, string>> = {
  handshake: JSON.stringify({ action: 'init', data: { app_uuid: appUuid } }),
  'handshake of another app': JSON.stringify({
    action: 'init',
    data: { app_uuid: '00000000-0000-4000-8000-000000000001' },
  }),
  getUser: '{"action":"getUser"}',
  getJWT: '{"action":"getJWT"}',
  closeWebView: '{"action":"closeWebView"}',
  logout: '{"action":"logout"}',
  nonsense: 'nonsense',
}

/** A mini-app whose buttons post its messages, and which lists the answers. */
function appPage(elsewhere: string): string {
  const send = `parent.postMessage(text, '*')`
  const buttons = Object.keys(messages).map((name) => `<button>${name}</button>`)
  return `<h1>An app</h1>${buttons.join('')}<button>flood</button><button>from another window</button>
    <a href="${elsewhere}">elsewhere</a><ol></ol><script>
    const messages = ${JSON.stringify(messages)}
    const post = (text) => ${send}
    addEventListener('message', ({ data }) => {
      document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: data }))
    })
    addEventListener('click', ({ target }) => {
      const name = target.textContent
      if (name in messages) post(messages[name])
      if (name === 'flood') for (let at = 0; at < 400; at += 1) post('nonsense')
      if (name === 'from another window') {
        const child = Object.assign(document.createElement('iframe'), { srcdoc:
          '<script>top.postMessage(\\'{"action":"getUser"}\\', "*")<\\/script>' })
        document.body.append(child)
      }
    })</script>`
}

const elsewherePage = `<h1>Elsewhere</h1><button onclick="history.back()">back</button>
  <script>parent.postMessage('{"action":"getUser"}', '*')</script>`

const html = (body: string) => ({
  contentType: 'text/html',
  headers: { 'cross-origin-resource-policy': 'cross-origin' },
  body,
})

/** The building's apps: ours may also sign out; or none is registered at its origin. */
async function registered(route: Route, isRegistered: boolean): Promise<void> {
  const response = await route.fetch()
  const { data } = (await response.json()) as { data: { uuid: string; capabilities: string[] }[] }
  const apps = data.map((each) => ({
    ...each,
    ...(each.uuid === appUuid && { capabilities: ['getUser', 'closeWebView', 'logout'] }),
    ...(!isRegistered && { origins: ['https://apps.example'] }),
  }))
  await route.fulfill({ response, json: { data: apps } })
}

/** An answer to each kind of refusal that the app hears of. */
const refusals: Readonly<Record<string, string>> = {
  message: 'invalid_message',
  app: 'permission_denied',
  grant: 'permission_denied',
}

/** The app's page is in the frame, and the app has received the refusals so far. */
async function seesApp({ page }: Stage, key: unknown): Promise<void> {
  const { reasons } = key as Key
  await expect(app(page).getByRole('heading', { name: 'An app' })).toBeVisible()
  // A page that was elsewhere has been loaded again, and lists only what it has received since.
  if (reasons.includes('origin')) return
  for (const code of reasons.flatMap((reason) => refusals[reason] ?? [])) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is missing is reported
    await expect(answers(page).filter({ hasText: code }).first()).toBeVisible()
  }
}

const isUsed = 'session_token'
const seesSaidGoodbye = ({ page }: Stage) =>
  expect(answers(page).filter({ hasText: '"success":true' }).first()).toBeVisible()

/** The button of a message. */
function buttonOf(message: Message): string {
  if (message.kind === 'invalid') return 'nonsense'
  const { action, data } = message.call
  if (action !== 'init') return action
  return data?.app_uuid === 'registered' ? 'handshake' : 'handshake of another app'
}

export const bridge: BrowserModel = {
  calls: { openApp: { method: 'POST', url: /\/tenant\/v1\/apps\/[\da-f-]+\/sessions/ } },
  async arrive(stage) {
    const { page, originOf, scene } = stage
    const elsewhere = `${originOf('localhost')}/walks/elsewhere`
    await page.route('**/demo/mini/reserve**', (route) => route.fulfill(html(appPage(elsewhere))))
    await page.route(elsewhere, (route) => route.fulfill(html(elsewherePage)))
    await page.route(/\/portico\/v1\/buildings\/[\da-f-]+\/apps$/, (route) =>
      registered(route, scene === 'a registered app'),
    )
    await readHome(page)
    await page.getByRole('button', { name: /^Reserve a space/ }).click()
    await expect(app(page).getByRole('heading', { name: 'An app' })).toBeVisible()
    // A goodbye is shorter than a look at it.
    await stopTime(stage)
  },
  sees: {
    async unregistered({ page }) {
      await expect(app(page).getByRole('heading', { name: 'An app' })).toBeVisible()
      await expect(answers(page)).toHaveCount(0)
    },
    connecting: seesApp,
    opening: seesApp,
    async ready(stage, key) {
      await seesApp(stage, key)
      await expect(answers(stage.page).filter({ hasText: isUsed }).first()).toBeVisible()
    },
    async flooded({ page }) {
      await expect(seen(page, 'This app was closed')).toBeVisible()
      await expect(frame(page).locator('iframe')).toHaveCount(0)
    },
    closing: seesSaidGoodbye,
    loggingOut: seesSaidGoodbye,
    async closed({ page }) {
      await expect(frame(page)).toBeHidden()
    },
  },
  does: {
    async 'message.received'({ page }, { event }) {
      const name = buttonOf(event.message as Message)
      await app(page).getByRole('button', { name, exact: true }).click()
    },
    async 'message.refused'({ page }, { event }) {
      const { reason } = event.refused as { reason: string }
      if (reason === 'window') {
        await app(page).getByRole('button', { name: 'from another window' }).click()
        return
      }
      await app(page).getByRole('link', { name: 'elsewhere' }).click()
      await app(page).getByRole('button', { name: 'back' }).click()
    },
    async 'messages.flooded'({ page }) {
      await app(page).getByRole('button', { name: 'flood' }).click()
    },
    /** The app answers by itself. */
    async 'call.settled'({ page }) {
      await expect(answers(page).filter({ hasText: 'Winthrop' }).first()).toBeVisible()
    },
    'openApp done': replies('openApp'),
    'openApp error': fails('openApp'),
    'after openTimeout': wait,
    async 'after goodbye'(stage, move) {
      const isOver = await answers(stage.page).filter({ hasText: 'logoutResponse' }).count()
      await wait(stage, move)
      if (isOver === 0) return
      await stage.page.clock.resume()
      await heading(stage.page, 'Welcome')
    },
  },
  undone: { 'watchFrame error': 'the window can always be listened to' },
}
