/** As in `demo/accounts.ts`, which plain JavaScript cannot import. */
export const demoPassword = 'Portico-Demo1!'

/** Signs in; returns the browser's state and the building's data. */
export async function signIn(browser, origin, email) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.locator('input[name=email]').fill(email)
  await page.keyboard.press('Enter')
  await page.locator('input[name=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.locator('main h1').waitFor()
  await page.waitForURL(/\/building\//)
  const building = new URL(page.url()).pathname
  const state = await context.storageState()
  const of = building.split('/')[2]
  // Requested from the page, because only browsers resolve every name below localhost.
  const found = await page.evaluate(
    async ([uuid, address, secret]) => {
      const login = await fetch('/api/auth/v2/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, password: secret }),
      })
      const { token } = await login.json()
      const read = async (path) => {
        const headers = { authorization: `Bearer ${token}` }
        const reply = await fetch(`/api/tenant/v1/buildings/${uuid}${path}`, { headers })
        return reply.ok ? (await reply.json()).data : []
      }
      const categories = await read('/categories/contents?lang=en-us')
      const amenities = await read('/amenitiesByCategory?offset=0&lang=en-us')
      return {
        contents: categories.flatMap(({ contents }) => contents),
        amenities: amenities.flatMap((category) => category.amenities ?? []),
        companies: await read('/companies?limit=20&offset=0'),
      }
    },
    [of, email, demoPassword],
  )
  await context.close()
  return { origin, email, building, state, found }
}
