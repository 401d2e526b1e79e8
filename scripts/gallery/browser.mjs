import { chromium } from 'playwright'
import { ensureChromium } from '../chromium.mjs'

/** Chromium's sandbox does not work for root. */
const isRoot = process.getuid?.() === 0

/**
 * The browser of the tests: `PORTICO_CHROMIUM`, otherwise the system's, otherwise one that is
 * installed now.
 */
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
