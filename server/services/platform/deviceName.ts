import type { OwnSession } from '@contract/ownSessions'

export type DeviceName = Pick<OwnSession, 'browser' | 'system' | 'device'>

/** The first that fits counts: most browsers name others that they want to be taken for. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
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
  [/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\biPhone\b|\biPod\b|\bMobile\b/, 'phone'],
  [/\bWindows\b|\bMacintosh\b|\bLinux\b|\bCrOS\b/, 'desktop'],
]

const firstOf = <Word>(words: readonly [RegExp, Word][], agent: string): Word | null =>
  words.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/**
 * What a browser says that it is, in names that people know. It decides nothing: anybody can send any `User-Agent`,
 * and of what is sent only these names are shown.
 */
export function deviceName(agent: string | null): DeviceName {
  const input = agent ?? ''
  return {
    browser: firstOf(browsers, input),
    system: firstOf(systems, input),
    device: firstOf(devices, input) ?? 'unknown',
  }
}
