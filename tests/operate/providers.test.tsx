import type { TestFinding } from '@contract/operate/connections'
import { maxMetadata } from '@contract/operate/identityProviders'
import { readMetadata } from '@operate/providers/readMetadata'
import { pemBlocks } from '@rules/operate/pemBlocks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { expectAccessible } from '../ui/axe'
import { aProvider as provider } from './records'
import { renderConsole } from './renderConsole'

const at = '/deployment/sign-in'
const bare = 'MIIB'.repeat(30)
const metadata = (inside = '') =>
  `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.harbor.example">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="encryption"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${'WRONG'.repeat(20)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>
      ${bare}
    </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>${inside}
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.harbor.example/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.harbor.example/redirect"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`

describe('the metadata of a SAML provider', () => {
  it('names the issuer, the address for redirects and the signing certificate', () => {
    expect(readMetadata(metadata())).toEqual({
      issuer: 'https://idp.harbor.example',
      url: 'https://idp.harbor.example/redirect',
      certificate: `-----BEGIN CERTIFICATE-----\n${bare.slice(0, 64)}\n${bare.slice(64)}\n-----END CERTIFICATE-----`,
    })
  })

  it('has every signing certificate, while the provider changes its key', () => {
    const next = 'B'.repeat(64)
    const key = (use: string, of: string) =>
      `<md:KeyDescriptor use="${use}"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${of}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`
    const several = metadata().replace(
      '<md:SingleSignOnService',
      `${key('signing', next)}${key('encryption', 'C'.repeat(64))}<md:SingleSignOnService`,
    )
    const read = readMetadata(several)
    const { certificate } = typeof read === 'string' ? { certificate: read } : read
    expect(pemBlocks(certificate)).toHaveLength(2)
    expect(certificate).toContain(next)
    expect(certificate).not.toContain('CCCC')
  })

  it.each([
    ['tooLarge', metadata(`<!--${'x'.repeat(maxMetadata)}-->`)],
    ['unreadable', 'https://idp.harbor.example/metadata'],
    ['unreadable', metadata().replace('</md:EntityDescriptor>', '')],
    ['unreadable', metadata().replaceAll('IDPSSODescriptor', 'SPSSODescriptor')],
    ['unreadable', metadata().replace('entityID', 'name')],
    ['unreadable', `<!DOCTYPE a [<!ENTITY b "c">]>${metadata()}`],
    ['noAddress', metadata().replace('HTTP-Redirect', 'HTTP-Artifact')],
    ['noCertificate', metadata().replace('use="signing"', 'use="encryption"')],
    ['noCertificate', metadata().replace(bare, 'short')],
  ])('is refused as %s', (problem, text) => {
    expect(readMetadata(text)).toBe(problem)
  })
})

test('a provider is tried before it is saved, and an edit removes the report', async () => {
  const tried: string[] = []
  const saved: object[] = []
  const found: TestFinding[] = [{ state: 'failed', text: 'The issuer does not respond.' }]
  const { user } = await renderConsole({
    at: `${at}/${provider().uuid}`,
    calls: {
      identityProvider: async () => provider(),
      testIdentityProvider: async ({ issuer }) => {
        tried.push(issuer)
        return tried.length === 1 ? found : [{ state: 'ok', text: 'It has a discovery document.' }]
      },
      updateIdentityProvider: async ({ id: _id, key: _key, ...body }) => {
        saved.push(body)
        return provider({ version: 2, issuer: 'https://id.harbor.example' })
      },
    },
  })
  const issuer = await screen.findByLabelText('Issuer')
  await expectAccessible(document.body)
  await user.clear(issuer)
  await user.type(issuer, 'https://id.harbor')
  const tryIt = () => user.click(screen.getByRole('button', { name: /^Test/ }))
  await tryIt()
  expect(await screen.findByText('The issuer does not respond.')).toBeVisible()
  await expectAccessible(document.body)
  await user.type(issuer, '.example')
  expect(screen.queryByText('The issuer does not respond.')).toBeNull()
  await tryIt()
  expect(await screen.findByText('It has a discovery document.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findAllByText('Changes saved')
  expect(tried).toEqual(['https://id.harbor', 'https://id.harbor.example'])
  expect(saved).toEqual([{ version: 1, issuer: 'https://id.harbor.example' }])
})

test('SAML metadata fills in the fields; what is too large or wrong says what to do', async () => {
  const created: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      identityProviders: async () => ({ data: [], total: 0 }),
      createIdentityProvider: async ({ fields }) => void created.push(fields),
    },
  })
  await screen.findByRole('heading', { name: 'No sign-in services yet' })
  await expectAccessible(document.body)
  await user.click(
    screen.getAllByRole('button', { name: 'Add a sign-in service' })[0] as HTMLElement,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Add a sign-in service' })
  const inside = within(dialog)
  await user.type(inside.getByLabelText('Name'), 'Harbor Login')
  await user.type(inside.getByLabelText('Email domain'), 'harbor.example')
  await user.selectOptions(inside.getByLabelText('Protocol'), 'SAML 2.0')
  const paste = (value: string) =>
    fireEvent.change(inside.getByLabelText('Metadata'), { target: { value } })
  paste(metadata(`<!--${'x'.repeat(5_000_000)}-->`))
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect(inside.getByLabelText('Metadata')).toHaveAccessibleDescription(/too large/)
  paste('<html/>')
  expect(inside.getByLabelText('Metadata')).toHaveAccessibleDescription(/isn’t the metadata/)
  expect(created).toEqual([])
  await expectAccessible(dialog)
  paste(metadata())
  expect(inside.getByLabelText('Metadata')).toHaveValue('')
  expect(inside.getByLabelText('Entity ID')).toHaveValue('https://idp.harbor.example')
  await user.click(inside.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(created).toHaveLength(1))
  expect(created[0]).toMatchObject({
    protocol: 'saml',
    url: 'https://idp.harbor.example/redirect',
    client_id: null,
  })
})

test('a variable that a file has named is shown and stays', async () => {
  const { user } = await renderConsole({
    at: `${at}/${provider().uuid}`,
    calls: { identityProvider: async () => provider({ client_secret_variable: 'HARBOR_SECRET' }) },
  })
  const variable = await screen.findByLabelText('Environment variable with the client secret')
  await user.type(screen.getByLabelText('Name'), '!')
  expect(variable).not.toHaveAttribute('aria-invalid')
  await user.type(variable, '_2')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(variable).toHaveAccessibleDescription(/begins with SSO_/)
})

const saml = provider({
  protocol: 'saml',
  client_id: null,
  issuer: 'https://old.harbor.example',
  url: 'https://old.harbor.example/sso',
  certificate: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
})

test('metadata is read from its address when it is saved; what cannot be read says why', async () => {
  const saved: object[] = []
  const replies = [
    { xml: null, problem: 'private_address' as const },
    { xml: '<!DOCTYPE a><EntityDescriptor/>', problem: null },
    { xml: metadata(), problem: null },
  ]
  const { user } = await renderConsole({
    at: `${at}/${saml.uuid}`,
    calls: {
      identityProvider: async () => saml,
      providerMetadata: async ({ url }) => {
        expect(url).toBe('https://idp.harbor.example/metadata')
        return replies.shift() ?? { xml: null, problem: 'unreachable' as const }
      },
      updateIdentityProvider: async ({ id: _id, key: _key, ...body }) => {
        saved.push(body)
        return provider({ ...saml, version: 2, issuer: body.issuer ?? '' })
      },
    },
  })
  const address = await screen.findByLabelText('Address of the metadata')
  await user.type(address, 'https://idp.harbor.example/metadata')
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
  await save()
  await waitFor(() => expect(address).toHaveAccessibleDescription(/isn’t public/))
  await expectAccessible(document.body)
  await save()
  await waitFor(() => expect(address).toHaveAccessibleDescription(/There’s no metadata/))
  expect(saved).toEqual([])
  await save()
  await screen.findAllByText('Changes saved')
  expect(saved).toEqual([
    {
      version: 1,
      issuer: 'https://idp.harbor.example',
      url: 'https://idp.harbor.example/redirect',
      certificate: expect.stringContaining(bare.slice(0, 64)),
    },
  ])
  expect(address).toHaveValue('')
  expect(screen.getByLabelText('Entity ID')).toHaveValue('https://idp.harbor.example')
})

test('a metadata file fills in the fields, and one of 5 MB is refused without being read', async () => {
  const { user } = await renderConsole({
    at: `${at}/${saml.uuid}`,
    calls: { identityProvider: async () => saml },
  })
  await screen.findByLabelText('Metadata')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  const choose = (text: string) =>
    user.upload(input, new File([text], 'idp.xml', { type: 'text/xml' }))
  await choose(metadata(`<!--${'x'.repeat(5_000_000)}-->`))
  await waitFor(() => expect(screen.getByLabelText('Metadata')).not.toHaveValue(''))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(screen.getByLabelText('Metadata')).toHaveAccessibleDescription(/too large/)
  await choose(metadata())
  await waitFor(() =>
    expect(screen.getByLabelText('Entity ID')).toHaveValue('https://idp.harbor.example'),
  )
  expect(screen.getByLabelText('Metadata')).toHaveValue('')
})

test('what the provider has to know can be copied', async () => {
  const { user } = await renderConsole({
    at: `${at}/${saml.uuid}`,
    calls: { identityProvider: async () => saml },
  })
  const { origin } = window.location
  await user.click(await screen.findByRole('button', { name: 'Copy ACS URL' }))
  expect(await navigator.clipboard.readText()).toBe(`${origin}/sso/saml`)
  expect(screen.getByText(`${origin}/sso/saml/metadata`)).toBeVisible()
  expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0)
  await user.selectOptions(screen.getByLabelText('Protocol'), 'OpenID Connect')
  await user.click(screen.getByRole('button', { name: 'Copy Redirect URI' }))
  expect(await navigator.clipboard.readText()).toBe(`${origin}/login`)
})
