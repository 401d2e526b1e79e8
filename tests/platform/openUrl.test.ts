import { openUrl, withToken } from '@platform/openUrl'
import { openLink, openTab } from '@platform/tabs'
import { outwardHref } from '@rules/links/outwardHref'
import { afterEach, describe, expect, test, vi } from 'vitest'

const origins = ['https://visitors.test']
const goodToken = vi.fn<() => Promise<string>>(async () => 'se/cret&')

/** Opens an address as the app does without registered mini-apps. */
const open = (text: string, opening: Partial<Parameters<typeof openUrl>[1]> = {}) =>
  openUrl(text, {
    host: { openLink, openTab },
    tokenOrigins: origins,
    goodToken,
    onFailed: () => undefined,
    isApp: () => false,
    launch: async (address) => address,
    ...opening,
  })

afterEach(() => {
  vi.restoreAllMocks()
  goodToken.mockClear()
})

const inert = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://house.test/1',
  'about:blank',
  'ftp://house.test/',
  '/account',
  'house.test',
  '',
]

describe('addresses that can be opened', () => {
  test.each(inert)('%j is inert', (text) => {
    const opened = vi.spyOn(window, 'open')
    expect(outwardHref(text)).toBeNull()
    open(text)
    expect(opened).not.toHaveBeenCalled()
  })

  test.each(['https://house.test/', 'http://house.test/', 'mailto:a@house.test', 'tel:+491'])(
    '%s opens in a tab without an opener',
    (text) => {
      const opened = vi.spyOn(window, 'open').mockReturnValue(null)
      open(text)
      expect(String(opened.mock.calls[0]?.[0])).toBe(text)
      expect(opened.mock.calls[0]?.[1]).toBe('_blank')
      expect(opened.mock.calls[0]?.[2]).toContain('noopener')
    },
  )

  test('a percent sign that encodes nothing is harmless', () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    open('https://house.test/?discount=100%')
    expect(opened).toHaveBeenCalledTimes(1)
  })
})

describe('a token in an address', () => {
  const filled = async (text: string) => {
    const url = await withToken(new URL(text), origins, goodToken)
    return Object.fromEntries(url.searchParams)
  }

  test('goes to a registered origin, encoded, beside the other parameters', async () => {
    const text = 'https://visitors.test/desk?from=app&t={token}&lang=de'
    expect(await filled(text)).toEqual({ from: 'app', t: 'se/cret&', lang: 'de' })
    const url = await withToken(new URL(text), origins, goodToken)
    expect(url.search).toContain('t=se%2Fcret%26')
  })

  test('also if the braces are encoded, or have a prefix', async () => {
    expect(await filled('https://visitors.test/?t=%7Btoken%7D')).toEqual({ t: 'se/cret&' })
    expect(await filled('https://visitors.test/?t=Bearer%20{token}')).toEqual({
      t: 'Bearer se/cret&',
    })
  })

  test.each([
    'https://evil.test/',
    'http://visitors.test/',
    'https://visitors.test:444/',
    'https://visitors.test.evil.test/',
    'https://visitors.test@evil.test/',
    'https://sub.visitors.test/',
  ])('never goes to %s: the parameter is dropped', async (place) => {
    expect(await filled(`${place}?from=app&t={token}`)).toEqual({ from: 'app' })
    expect(goodToken).not.toHaveBeenCalled()
  })

  test('nor into a path or a hash', async () => {
    const text = 'https://visitors.test/{token}?a=1#{token}'
    const url = await withToken(new URL(text), origins, goodToken)
    expect(url.href).not.toContain('cret')
  })
})

describe('the tab that waits for a token', () => {
  const stubTab = () => {
    const replace = vi.fn<(href: string) => void>()
    const close = vi.fn<() => void>()
    const tab = { opener: window, location: { replace }, close }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    return tab
  }

  test('opens immediately without an opener, and navigates once the token arrives', async () => {
    const tab = stubTab()
    open('https://visitors.test/?t={token}')
    expect(window.open).toHaveBeenCalledWith('about:blank', '_blank')
    expect(tab.opener).toBeNull()
    await vi.waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://visitors.test/?t=se%2Fcret%26'),
    )
  })

  test('closes again without a token', async () => {
    const tab = stubTab()
    const onFailed = vi.fn<() => void>()
    const noToken = () => Promise.reject(new Error('none'))
    open('https://visitors.test/?t={token}', { onFailed, goodToken: noToken })
    await vi.waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1))
    expect(tab.location.replace).not.toHaveBeenCalled()
    expect(onFailed).toHaveBeenCalledTimes(1)
  })

  const launches = (launch: (address: string) => Promise<string>) => ({
    isApp: (origin: string) => origin === 'https://apps.test',
    launch: vi.fn<typeof launch>(launch),
  })

  test('navigates to an app that opens for its user, without a token in the address', async () => {
    const tab = stubTab()
    const given = launches(async () => 'https://apps.test/a?ott=once')
    open('https://apps.test/a?t={token}', given)
    await vi.waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://apps.test/a?ott=once'),
    )
    expect(given.launch).toHaveBeenCalledWith('https://apps.test/a')
    expect(goodToken).not.toHaveBeenCalled()
  })

  test('closes again if an app cannot open, and no other page waits for that', async () => {
    const tab = stubTab()
    const onFailed = vi.fn<() => void>()
    const given = launches(() => Promise.reject(new Error('none')))
    open('https://apps.test/a', { ...given, onFailed })
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1))
    expect(tab.close).toHaveBeenCalledTimes(1)
    open('https://house.test/', { ...given, onFailed })
    expect(given.launch).toHaveBeenCalledTimes(1)
  })

  test('is reported as failed if the browser blocks it', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const onFailed = vi.fn<() => void>()
    open('https://visitors.test/?t={token}', { onFailed })
    expect(onFailed).toHaveBeenCalledTimes(1)
  })
})
