import { chromium } from 'playwright'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The system's Chromium; `CHROMIUM` names another, `PLAYWRIGHT_CHROMIUM=1` takes Playwright's own. */
export function openBrowser() {
  const own = process.env.PLAYWRIGHT_CHROMIUM === '1'
  const executablePath = own ? undefined : (process.env.CHROMIUM ?? '/usr/bin/chromium')
  return chromium.launch({ executablePath, args: quiet })
}
