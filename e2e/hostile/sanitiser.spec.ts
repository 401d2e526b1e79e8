import { expect, type Page, test } from '@playwright/test'
import { html } from './payloads'

declare global {
  interface Window {
    fired: number[]
    fire: (n: number) => void
    /** The app's own, built separately: `scripts/hostileServer.ts`. */
    sanitise: (given: string) => string
  }
}

// Without the policy, so that the sanitizer is tested alone.
test.use({ bypassCSP: true })

/** Inserts every payload into a blank page, one after the other, and returns those that ran. */
const ran = (page: Page, payloads: readonly string[], isSanitised: boolean) =>
  page.evaluate(
    async ([given, sanitised]) => {
      window.fired = []
      window.fire = (n) => void window.fired.push(n)
      const found: string[] = []
      for (const payload of given) {
        const holder = document.createElement('div')
        document.body.replaceChildren(holder)
        holder.innerHTML = sanitised ? window.sanitise(payload) : payload
        const stays = holder.querySelectorAll(
          'script, iframe, object, embed, base, meta, link, style, form, video, audio, math, svg, template',
        )
        const acts = [...holder.querySelectorAll('*')].filter((element) =>
          element.getAttributeNames().some((name) => name.startsWith('on')),
        )
        if (sanitised && stays.length + acts.length > 0) found.push(payload)
        for (const element of holder.querySelectorAll<HTMLElement>('a, button, [tabindex]')) {
          element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
          element.focus()
        }
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      // What was requested earlier has loaded, or failed, before this does.
      await new Promise((resolve) => {
        const last = new Image()
        last.addEventListener('error', resolve)
        last.src = '/hostile/none.png'
      })
      return { fired: window.fired, found }
    },
    [payloads, isSanitised] as const,
  )

test('no sanitized payload runs, and many unsanitized ones do', async ({ page }) => {
  const opened: string[] = []
  page.on('dialog', (dialog) => void dialog.dismiss())
  page.on('framenavigated', (frame) => opened.push(frame.url()))
  await page.goto('/hostile/blank.html')
  await page.waitForFunction(() => 'sanitise' in window)
  opened.length = 0
  expect(await ran(page, html, true)).toEqual({ fired: [], found: [] })
  expect(opened).toEqual([])
  // The control: a page that runs nothing at all would pass.
  const pictures = html.filter((payload) => /^<(img|svg|image|audio|video)/i.test(payload))
  const without = await ran(page, pictures, false)
  expect(new Set(without.fired).size).toBeGreaterThan(10)
})
