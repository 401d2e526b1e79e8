import { chromium } from 'playwright'
import { ensureChromium } from '../chromium.mjs'

/** Chromium refuses its sandbox to root. */
const isRoot = process.getuid?.() === 0

/** The browser that the tests use: `PORTICO_CHROMIUM`, else the system's, else one that is installed now. */
export function openBrowser() {
  const executablePath = ensureChromium()
  return chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
