import { describeDevice } from '@platform/device'
import { describe, expect, test } from 'vitest'

describe("the user agent's summary for the help desk", () => {
  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
      { os_name: 'iOS', os_version: '18.2', device_type: 'mobile', device_name: 'Safari' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      { os_name: 'Android', os_version: '15', device_type: 'mobile', device_name: 'Chrome' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      { os_name: 'Windows', os_version: '10.0', device_type: 'desktop', device_name: 'Edge' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      { os_name: 'macOS', os_version: '10.15', device_type: 'desktop', device_name: 'Firefox' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      { os_name: 'Linux', device_type: 'desktop', device_name: 'Chrome' },
    ],
    ['something else', { device_type: 'desktop' }],
    ['', { device_type: 'desktop' }],
  ])('%s', (userAgent, expected) => {
    expect(describeDevice(userAgent)).toEqual(expected)
  })
})
