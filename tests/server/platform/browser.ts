import { request } from 'node:http'

export type Page = { url: URL; status: number; headers: Headers; body: string }
type Sent = { method?: string; form?: Record<string, string>; json?: unknown; follow?: boolean }

/**
 * The parts of a browser that a sign-in needs: cookies of each host by path, redirects, forms. All hosts are this
 * machine at `port`, whatever their names. It stops at the app's own pages, which a test server lacks.
 */
export function openBrowser(port: number) {
  type Cookie = { host: string; path: string; name: string; value: string }
  let cookies: Cookie[] = []

  const save = (url: URL, header: string) => {
    const [pair = '', ...attributes] = header.split(/;\s*/)
    const cut = pair.indexOf('=')
    const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)]
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/'
    const gone = attributes.some((part) => /^expires=Thu, 01 Jan 1970/i.test(part))
    const isSame = (cookie: Cookie) =>
      cookie.host === url.hostname && cookie.path === path && cookie.name === name
    cookies = cookies.filter((cookie) => !isSame(cookie))
    if (!gone) cookies.push({ host: url.hostname, path, name, value })
  }

  const sendRequest = (url: URL, { method = 'GET', form, json }: Sent): Promise<Page> => {
    const sent = cookies
      .filter(({ host, path }) => host === url.hostname && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
    const body =
      form === undefined
        ? json === undefined
          ? undefined
          : JSON.stringify(json)
        : new URLSearchParams(form).toString()
    const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent: false,
          host: '127.0.0.1',
          port,
          method,
          path: url.pathname + url.search,
          headers: {
            host: url.host,
            accept: 'text/html',
            ...(sent.length > 0 && { cookie: sent.join('; ') }),
            ...(body !== undefined && { 'content-type': type }),
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', reject)
          incoming.on('end', () => {
            for (const header of incoming.headers['set-cookie'] ?? []) save(url, header)
            const headers = new Headers()
            for (const [name, value] of Object.entries(incoming.headers)) {
              if (value !== undefined) headers.set(name, [value].flat().join(', '))
            }
            const status = incoming.statusCode ?? 0
            resolve({ url, status, headers, body: Buffer.concat(chunks).toString('utf8') })
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  /** Opens an address and follows its redirects. */
  const visit = async (address: string | URL, sent: Sent = {}): Promise<Page> => {
    const page = await sendRequest(new URL(address), sent)
    const location = page.headers.get('location')
    if (sent.follow === false || location === null) return page
    const next = new URL(location, page.url)
    if (next.pathname === '/login') return { ...page, url: next }
    return visit(next)
  }

  /** Fills in a page's only form, presses the button named `action`, and follows it. */
  const submit = (page: Page, typed: Record<string, string> = {}): Promise<Page> => {
    const [, attributes = ''] = /<form([^>]*)>/.exec(page.body) ?? []
    const [, action] = /action="([^"]*)"/.exec(attributes) ?? []
    const inputs = [...page.body.matchAll(/<input([^>]*)>/g)].map(([, input = '']) => {
      const attribute = (name: string) =>
        unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '')
      return [attribute('name'), attribute('value')] as const
    })
    const to = new URL(action === undefined ? page.url : unescapeHtml(action), page.url)
    return visit(to, { method: 'POST', form: { ...Object.fromEntries(inputs), ...typed } })
  }

  return { visit, submit, cookies: () => cookies }
}

export type Browser = ReturnType<typeof openBrowser>

function unescapeHtml(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => named[name] ?? '')
}
