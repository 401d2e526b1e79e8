import { createInbox } from '@demo/inbox'
import { describe, expect, it } from 'vitest'
import { codeCalls } from '../codeCalls'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld({ seed: 'demo' })
const calls = codeCalls(world)

const [ada, ben] = ['ada@meridian.example', 'ben@meridian.example']
const json = (to?: string) =>
  world.request('GET', `/demo/inbox.json${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`)

describe("the demo's inbox", () => {
  it('lists mail as JSON, newest first, of one address or of all', async () => {
    await calls.sendReset(ada)
    const first = await calls.codeFor(ada)
    calls.later(31)
    await calls.sendReset(ada)
    await calls.sendReset(ben)
    const code = await calls.codeFor(ada)
    const { body } = await json(ada)
    expect(body).toEqual([
      {
        to: ada,
        subject: 'Your code for a new password at Portico',
        text: expect.stringContaining(code),
        code,
        sent_at: world.clock.now.toISOString(),
      },
      expect.objectContaining({ to: ada, code: first }),
    ])
    expect((await json('Ada@Meridian.Example')).body).toHaveLength(2)
    expect((await json()).body).toHaveLength(3)
    expect((await json('nobody@meridian.example')).body).toEqual([])
  })

  it('is a page without scripts that shows the codes', async () => {
    const { body, headers, status } = await world.request('GET', '/demo/inbox')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(String(body)).toContain(`<style nonce="${nonce}">`)
    expect(String(body)).not.toMatch(/<script|<link|<img| style=| on\w+=/)
    expect(String(body)).toContain(`<p class="code">${await calls.codeFor(ben)}</p>`)
  })

  it('never reloads itself, and links to itself', async () => {
    const page = String((await world.request('GET', '/demo/inbox')).body)
    expect(page).not.toContain('http-equiv')
    expect(page).toContain('<a href="/demo/inbox">Look for new mail</a>')
  })

  it('is emptied by a reset to the seed', async () => {
    await world.request('POST', '/demo/reset')
    expect((await json()).body).toEqual([])
    const page = await world.request('GET', '/demo/inbox')
    expect(String(page.body)).toContain('Nothing has been sent yet.')
  })

  it('keeps the newest two hundred', async () => {
    const inbox = createInbox(() => new Date())
    for (let n = 0; n < 205; n += 1)
      await inbox.send({ to: ada, subject: `${n}`, text: '' }, `${n}`)
    expect(inbox.mails()).toHaveLength(200)
    expect(inbox.mails()[0]?.subject).toBe('204')
  })
})
