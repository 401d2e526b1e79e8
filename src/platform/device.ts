/** The device in the help desk's format; fields that the browser does not report are left out. */
export type Device = {
  os_name?: string
  os_version?: string
  device_type: string
  device_name?: string
}

const systems: [name: string, pattern: RegExp][] = [
  ['iOS', /^(?=.*(?:iPhone|iPad|iPod)).*? OS ([\d_]+)/],
  ['Android', /Android ([\d.]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
]
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
]

/** Derives the device from a browser's `User-Agent`. */
export function describeDevice(userAgent: string): Device {
  const system = systems.find(([, pattern]) => pattern.test(userAgent))
  const version = system?.[1].exec(userAgent)?.[1]?.replaceAll('_', '.')
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))
  return {
    ...(system && { os_name: system[0] }),
    ...(version && { os_version: version }),
    device_type: /Mobi|iPhone|Android/.test(userAgent) ? 'mobile' : 'desktop',
    ...(browser && { device_name: browser[0] }),
  }
}
