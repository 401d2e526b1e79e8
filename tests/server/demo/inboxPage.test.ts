// @vitest-environment jsdom
import { demoDocument } from '@demo/demoPage'
import { inboxPage } from '@demo/inboxPage'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

const nasty = `<script>alert(1)</script>"'&`
const mail = {
  to: `"${nasty}"@x.example`,
  subject: nasty,
  text: nasty,
  code: nasty,
  sentAt: new Date(0),
}

describe('the page of the inbox', () => {
  beforeEach(() => {
    document.open()
    document.write(demoDocument(inboxPage([mail]), '/demo/inbox', 'n'))
    document.close()
  })

  it("shows all of a mail's content as text", () => {
    const text = (selector: string) => document.querySelector(selector)?.textContent
    expect(document.querySelectorAll('script')).toHaveLength(0)
    expect(text('h2')).toBe(nasty)
    expect(text('pre')?.trim()).toBe(nasty)
    expect(text('.code')).toBe(nasty)
    expect(text('.about')).toContain(mail.to)
  })

  it('passes axe', async () => {
    // Colors are not computed without a browser.
    const rules = { 'color-contrast': { enabled: false } }
    const { violations } = await axe.run(document, { rules })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
