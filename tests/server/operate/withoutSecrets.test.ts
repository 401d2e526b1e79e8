import { maskUrls, withoutSecrets } from '@server/services/operate/withoutSecrets'
import { describe, expect, it } from 'vitest'

const secret = 'Xq7secretValue'

describe('a record in the log of changes', () => {
  it.each([
    `https://ada:${secret}@acme.example/`,
    `https://${secret}@acme.example/`,
    `postgres://portico:${secret}@db.internal:5432/portico`,
    `https://acme.example/?token=${secret}`,
    `https://acme.example/?a=1&apikey=${secret}&b=2`,
    `https://acme.example/?API_KEY=${secret}`,
    `https://acme.example/?key=${secret}`,
    `https://acme.example/?client_secret=${secret}`,
    `https://acme.example/?X-Amz-Signature=${secret}`,
    `https://acme.example/?sig=${secret}`,
    `https://acme.example/?code=${secret}&state=1`,
    `https://acme.example/?subscription-key=${secret}`,
    `https://acme.example/?%74oken=${secret}`,
    `https://acme.example/#access_token=${secret}`,
    `https://acme.example/#/launch?id_token=${secret}`,
    `https://acme.example/?next=${encodeURIComponent(`https://b.example/?token=${secret}`)}`,
    `/relative?password=${secret}`,
    `Open https://acme.example/?token=${secret} or https://b.example/?sid=${secret}.`,
  ])('has no secret of %s', (url) => {
    const record = { url, apps: [{ launch: { url } }], list: [url] }
    const stored = JSON.stringify(withoutSecrets(record))
    expect(stored).not.toContain(secret)
    expect(stored).toContain('***')
  })

  it('has no secret field at any depth', () => {
    const record = { provider: { clientSecret: secret, name: 'Acme' } }
    expect(withoutSecrets(record)).toEqual({ provider: { name: 'Acme' } })
  })

  it.each([
    'https://acme.example/a?page=2&lang=de#top',
    'https://acme.example/?token=',
    'ada@acme.example',
    'Rock & roll; a=b',
    'https://acme.example/?broken=%E0%A4%A',
  ])('keeps %s', (text) => {
    expect(maskUrls(text)).toBe(text)
  })
})
