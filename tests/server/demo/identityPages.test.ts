// @vitest-environment jsdom
import { handOverPage, lostPage, signInPage } from '@demo/identityPages'
import axe from 'axe-core'
import { type Context, Hono } from 'hono'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const nasty = `"><script>alert(1)</script>'&`
const look = { name: 'Somebody', about: 'a provider', colour: '#123456' }
const hidden = { RelayState: nasty }

type Draw = (context: Context) => Response

async function show(draw: Draw): Promise<string> {
  const response = await new Hono().get('/', draw).request('/')
  document.open()
  document.write(await response.text())
  document.close()
  return response.headers.get('content-security-policy') ?? ''
}

const pages: [string, Draw][] = [
  ['sign-in', (context) => signInPage(context, look, { hidden, userName: nasty, failed: false })],
  [
    'sign-in after a mistake',
    (context) => signInPage(context, look, { hidden, userName: nasty, failed: true }),
  ],
  ['way back', (context) => handOverPage(context, look, { to: `/${nasty}`, hidden })],
  ['lost way', (context) => lostPage(context, look)],
]

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit')
beforeEach(() => {
  submit.mockReset().mockImplementation(() => undefined)
})

describe('the pages of the demo providers', () => {
  it.each(pages)('the %s advances automatically only if it is the return', async (name, draw) => {
    await show(draw)
    expect(submit).toHaveBeenCalledTimes(name === 'way back' ? 1 : 0)
  })

  it.each(pages)('the %s passes axe', async (_, draw) => {
    await show(draw)
    // Colors are not computed without a browser.
    const rules = { 'color-contrast': { enabled: false } }
    const { violations } = await axe.run(document, { rules })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it.each(pages)('the %s runs no script but its own', async (_, draw) => {
    const policy = await show(draw)
    const nonces = [...document.querySelectorAll('script, style')].map((element) =>
      element.getAttribute('nonce'),
    )
    expect(policy).toMatch(/default-src 'none'/)
    expect(policy).not.toMatch(/unsafe/)
    for (const nonce of nonces) expect(policy).toContain(`'nonce-${nonce}'`)
    const values = [...document.querySelectorAll('input[type=hidden]')].map((input) =>
      input.getAttribute('value'),
    )
    expect(values.every((value) => value === nasty)).toBe(true)
  })
})
