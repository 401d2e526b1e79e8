import { expect, type FrameLocator, type Page, type Request } from '@playwright/test'
import { arriveHome, seen, signIn } from './helpers'
import { test } from './test'

/** One of the provider's test numbers, as typed and as formatted. */
const number = '378282246310005'
const grouped = '3782 822463 10005'
const cvv = '7371'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

const frame = (page: Page, field: 'number' | 'cvv'): FrameLocator =>
  page.frameLocator(`#card-${field} iframe`)
const field = (page: Page, name: 'number' | 'cvv') => frame(page, name).getByRole('textbox')
const add = (page: Page) => page.getByRole('button', { name: 'Add card', exact: true })

async function fill(page: Page, given: { number?: string; cvv?: string; expiry?: string } = {}) {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Winthrop')
  await field(page, 'number').pressSequentially(given.number ?? number)
  await page.getByLabel('Expiration date').pressSequentially(given.expiry ?? '829')
  await field(page, 'cvv').pressSequentially(given.cvv ?? cvv)
}

/** Signed in, at the form, with the provider ready. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/add-card')
  await signIn(page)
  await expect(page.getByLabel('First name')).toBeEnabled()
}

/** Enter immediately after the last digit, with nothing in between. */
const enterAtOnce = (page: Page, digits: string) =>
  field(page, 'cvv').evaluate((input: HTMLInputElement, given) => {
    input.value = given
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }, digits)

/** All text in the page's memory, including machines and their contexts. */
async function heapOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const parts: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return parts.join('')
}

/** As a separate word: many ids contain three or four digits. */
const asWord = new RegExp(`(?<![\\w.-])${cvv}(?![\\w.-])`)

function expectNothing(text: string, where: string): void {
  for (const secret of [
    number,
    grouped,
    grouped.replaceAll(' ', '+'),
    encodeURIComponent(grouped),
  ]) {
    expect(text.includes(secret), `the number in ${where}`).toBe(false)
  }
  expect(asWord.test(text), `the CVV in ${where}`).toBe(false)
}

test('a user who has to sign in first adds a card; its number and CVV never reach the app', async ({
  page,
  context,
  originOf,
}) => {
  const provider = originOf('cards.localhost')
  const sent: Request[] = []
  const replies: string[] = []
  context.on('request', (request) => sent.push(request))
  page.on('console', (message) => replies.push(message.text()))
  await openForm(page)
  await fill(page)
  // Typed text is in the provider's frame, where the search would find it.
  await expect(field(page, 'number')).toHaveValue(grouped)
  await expect(page.getByText('4 digits on the front of the card')).toBeVisible()
  const during = { html: await page.content(), heap: await heapOf(page) }
  await add(page).click()
  await expect(page.getByText('American Express ending in 0005')).toBeVisible()

  expect(during.heap).toContain('Winthrop')
  for (const [where, text] of Object.entries({
    ...during,
    'the page afterwards': await page.content(),
    'the memory afterwards': await heapOf(page),
    'the storages': await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
      ]),
    ),
    'the cookies': JSON.stringify(await context.cookies()),
    'the caches': await page.evaluate(async () => {
      const texts: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const key of await cache.keys()) {
          texts.push(key.url, (await (await cache.match(key))?.text()) ?? '')
        }
      }
      return JSON.stringify([texts, await indexedDB.databases()])
    }),
    'the console': replies.join('\n'),
  })) {
    // Four digits are in every memory, as an index of a list; a law covers what the machines know about them.
    if (/heap|memory/.test(where))
      expect(text.includes(number) || text.includes(grouped)).toBe(false)
    else expectNothing(text, where)
  }
  const own = sent.filter((request) => new URL(request.url()).origin !== provider)
  expect(own.some((request) => request.url().endsWith('/portico/v1/payment-methods'))).toBe(true)
  for (const request of own) {
    const headers = JSON.stringify(await request.allHeaders())
    const text = [request.url(), request.postData() ?? '', headers].join('\n')
    expectNothing(text, request.url())
  }
  // It went to the provider, the only one that may have it.
  const emitted = sent.filter((request) => request.method() === 'POST')
  const posts = emitted.filter((request) => request.postData()?.includes(number) === true)
  expect(posts.map((request) => request.url())).toEqual([`${provider}/demo/cards/payment-methods`])
})

test('a card is listed, and removed after a confirmation', async ({ page }) => {
  await openForm(page)
  await fill(page, { number: '5555555555554444', cvv: '737' })
  // Not awaited: when the card is added, its frame goes, and Playwright would wait for it to press again.
  field(page, 'cvv')
    .press('Enter')
    .catch(() => undefined)
  await page.getByRole('link', { name: 'See your cards' }).click()
  const titles = page.getByRole('heading', { level: 2 })
  await expect(titles).toHaveText([
    'Mastercard ending in 4444',
    'Visa ending in 1111',
    'American Express ending in 0005',
  ])
  await page.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Mastercard ending in 4444?' })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(titles).toHaveText(['Visa ending in 1111', 'American Express ending in 0005'])
  await page.reload()
  await expect(titles).toHaveText(['Visa ending in 1111', 'American Express ending in 0005'])
})

test("a card's error shows at its field, or in the provider's words", async ({ page }) => {
  await openForm(page)
  await fill(page, { number: '4111111111111112', cvv: '73', expiry: '129' })
  await page.getByLabel('First name').focus()
  await expect(seen(page, 'That’s not a valid card number')).toBeVisible()
  await expect(seen(page, 'That’s not a valid CVV for this card')).toBeVisible()
  await expect(page.getByLabel('Expiration date')).toHaveValue('12/9')
  await expect(seen(page, 'Invalid Exp. Date')).toBeVisible()
  // A press that cannot succeed focuses what is missing.
  await add(page).press('Enter')
  await expect(
    page.getByRole('region', { name: 'Something’s missing or needs fixing' }),
  ).toBeFocused()

  await field(page, 'number').fill('4111111111111111')
  await page.getByLabel('Expiration date').fill('01/20')
  await enterAtOnce(page, '737')
  await expect(seen(page, 'This card has expired')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(field(page, 'number')).toHaveValue('4111 1111 1111 1111')

  // The provider is unavailable, and returns.
  await page.getByLabel('Expiration date').fill('08/29')
  await page.route('**/demo/cards/payment-methods', (route) => route.abort())
  await add(page).click()
  await expect(
    seen(page, 'The card service couldn’t process your card. Please try again.'),
  ).toBeVisible()
  await page.unroute('**/demo/cards/payment-methods')
  await add(page).click()
  await expect(page.getByText('Visa ending in 1111')).toBeVisible()
})

test('a provider that is not ready in time shows an error, and is retried', async ({ page }) => {
  await page.clock.install()
  await page.route('**/demo/cards/frame.js', (route) => route.abort())
  await page.goto('/add-card')
  await signIn(page)
  await expect(page.locator('#card-number iframe')).toBeAttached()
  await expect(page.getByLabel('First name')).toBeDisabled()
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('heading', { name: 'We couldn’t load the card form' })).toBeVisible()
  await page.unroute('**/demo/cards/frame.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('First name')).toBeEnabled()
})

test('no message from elsewhere impersonates the provider', async ({ page, originOf }) => {
  const provider = originOf('cards.localhost')
  let question = 0
  await page.route('**/portico/v1/payment-methods', (route) => {
    question += 1
    return route.continue()
  })
  // The provider receives a request and never answers: an impersonator's answer would be accepted now.
  await page.route('**/demo/cards/payment-methods', () => {})
  await openForm(page)
  await fill(page)
  await add(page).click()
  const forged = await page.evaluate((origin) => {
    const source = document.querySelector<HTMLIFrameElement>('#card-number iframe')
    const session = new URL(source?.src ?? '').searchParams.get('session')
    const data = { name: 'portico-cards', session, event: 'paymentMethod', token: 'forged-token' }
    window.postMessage(data, window.location.origin)
    for (const from of [`${origin}.evil.example`, origin.replace('http:', 'https:'), 'null']) {
      const { contentWindow } = source ?? {}
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: from, source: contentWindow ?? null }),
      )
    }
    return data
  }, provider)
  // At the correct origin, but in a window outside the form.
  await page.evaluate(
    (address) => {
      const outsider = document.createElement('iframe')
      outsider.src = address
      outsider.id = 'outsider'
      document.body.append(outsider)
    },
    `${provider}/demo/cards/frame?field=cvv&session=${'x'.repeat(8)}&host=${new URL(page.url()).origin}`,
  )
  await expect(page.frameLocator('#outsider').getByRole('textbox')).toBeVisible()
  const outsider = page.frames().find((each) => each.url().includes('session=xxxxxxxx'))
  await outsider?.evaluate((data) => window.parent.postMessage(data, '*'), forged)
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true')
  expect(question).toBe(0)
  expect(page.url()).toContain('/add-card')
})

test('a mini-app with the grant receives the cards, and has one tokenized', async ({
  page,
  originOf,
}) => {
  const origin = originOf('apps.localhost')
  const real = await (await page.request.get('/demo/mini/reserve')).text()
  const uuid = /data-app-uuid="([^"]+)"/.exec(real)?.[1] ?? ''
  // Granted in this browser only; the real server answers its requests.
  await page.route('**/portico/v1/buildings/*/apps', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { name: string; capabilities: string[] }[] }
    const json = {
      data: data.map((app) => ({
        ...app,
        capabilities: [...app.capabilities, 'getPaymentMethods', 'tokenizeCard'],
      })),
    }
    return route.fulfill({ response, json })
  })
  const answers = `window.heard = {}; addEventListener('message', ({ data }) => {
    const { event, ...answer } = JSON.parse(data); heard[event] = answer })`
  await page.route(`${origin}/demo/mini/reserve**`, (route) => {
    const emit = `const say = (action, data) => parent.postMessage(JSON.stringify({ action, data }), '*');`
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: `<h1>Till</h1><script>${answers};${emit} window.say = say; say('init', { app_uuid: '${uuid}' })</script>`,
    })
  })
  await arriveHome(page)
  await page.getByRole('button', { name: /^Reserve a space/ }).click()
  const app = page.getByRole('dialog', { name: 'Reserve a space' }).frameLocator('iframe')
  await expect(app.getByRole('heading', { name: 'Till' })).toBeVisible()
  const window = page.frames().find((each) => each.url().startsWith(origin))
  type TopicMessage = Record<string, { data?: Record<string, unknown>; error?: { code: string } }>
  const received = async (name: string) =>
    (await window?.evaluate(() => Reflect.get(globalThis, 'heard') as TopicMessage))?.[
      `${name}Response`
    ]
  const emit = (action: string, data?: unknown) =>
    window?.evaluate(
      ([name, given]) =>
        (Reflect.get(globalThis, 'say') as (...all: unknown[]) => void)(name, given),
      [action, data],
    )
  await expect.poll(async () => (await received('init'))?.data?.session_token).toBeTruthy()
  await emit('getPaymentMethods')
  await expect.poll(async () => (await received('getPaymentMethods'))?.data).toBeTruthy()
  const { data } = (await received('getPaymentMethods')) ?? {}
  expect(data).toMatchObject({ apple_pay: false, google_pay: false })
  const cards = data?.cards as { last_four: string; brand: string; token_id: string }[]
  expect(cards.map(({ brand, last_four }) => `${brand} ${last_four}`)).toEqual([
    'visa 1111',
    'american_express 0005',
  ])
  await emit('tokenizeCard', { card_id: cards[0]?.token_id, gateway_id: 'sandbox' })
  await expect.poll(async () => (await received('tokenizeCard'))?.data?.token).toMatch(/^sandbox-/)
  await emit('tokenizeCard', { card_id: cards[0]?.token_id, gateway_id: 'elsewhere' })
  await expect.poll(async () => (await received('tokenizeCard'))?.error?.code).toBe('failed')
})
