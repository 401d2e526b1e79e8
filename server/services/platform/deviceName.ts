import type { OwnSession } from '@contract/ownSessions'

export type DeviceName = Pick<OwnSession, 'browser' | 'system' | 'device'>

/** The first match wins: most browsers also name others, for compatibility. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/^(?=.*\bVersion\/\d).*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const devices: [RegExp, DeviceName['device']][] = [
  [/\biPad\b|\bTablet\b/, 'tablet'],
  [/\biPhone\b|\biPod\b|\bMobile\b/, 'phone'],
  [/\bAndroid\b/, 'tablet'],
  [/\bWindows\b|\bMacintosh\b|\bLinux\b|\bCrOS\b/, 'desktop'],
]

const firstOf = <Word>(words: readonly [RegExp, Word][], agent: string): Word | null =>
  words.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/**
 * The browser and system of a `User-Agent` under well-known names. It is for display only: clients can send any
 * `User-Agent`, and only these names are shown.
 */
export function deviceName(agent: string | null): DeviceName {
  const input = agent ?? ''
  return {
    browser: firstOf(browsers, input),
    system: firstOf(systems, input),
    device: firstOf(devices, input) ?? 'unknown',
  }
}
