import type { Opening } from '@contract/operate/openings'
import type { SentFile } from '@machines/operate/upload/context'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aBrand, aBuilding } from './records'
import { renderConsole } from './renderConsole'

const svg = () => new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
const font = () => new File(['wOF2'], 'figtree.woff2')
/** The hidden control behind the button of a field. */
const picker = (label: string) => screen.getByLabelText(label, { selector: '[type=file]' })
const address = (label: string) => screen.findByLabelText(label, { selector: ':not([type=file])' })
const url = `/uploads/${'a'.repeat(64)}.svg`

/** The server's refusal of a file. */
const refusedFile = (code: string) => {
  const error = refused('invalid_request', 400)
  if (error.failure.kind === 'refused')
    error.failure.fields = [{ path: 'body.file', code, message: '' }]
  return error
}

test('a logo is uploaded beside its address, and saved with the brand', async () => {
  const sent: SentFile[] = []
  const saved: object[] = []
  const brand = aBrand()
  const { user } = await renderConsole({
    at: `/deployment/brands/${brand.uuid}`,
    calls: {
      'whitelabels.read': async () => brand,
      uploadForBrand: async (file) => {
        sent.push(file)
        return { url, family: null }
      },
      'whitelabels.update': async ({ version, logo_url }) => {
        saved.push({ version, logo_url })
        return { ...brand, logo_url: url, version: 2 }
      },
    },
  })
  const logo = await address('Logo')
  await expectAccessible(document.body)
  await user.upload(picker('Logo'), svg())
  await waitFor(() => expect(logo).toHaveValue(url))
  expect(sent).toMatchObject([{ id: brand.uuid, field: 'logo_url', kind: 'logo' }])
  expect(sent[0]?.file.name).toBe('logo.svg')
  expect(await screen.findByText('The file is uploaded.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(saved).toEqual([{ version: 1, logo_url: url }]))
})

test('an uploaded font brings its name', async () => {
  const brand = aBrand()
  const { user } = await renderConsole({
    at: `/deployment/brands/${brand.uuid}`,
    calls: {
      'whitelabels.read': async () => brand,
      uploadForBrand: async () => ({ url: url.replace('svg', 'woff2'), family: 'Figtree' }),
    },
  })
  const name = await address('Font')
  await user.upload(picker('File of the font'), font())
  await waitFor(() => expect(name).toHaveValue('Figtree'))
  expect(await address('File of the font')).toHaveValue(url.replace('svg', 'woff2'))
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(name).toHaveAccessibleDescription(/Enter the name of the uploaded font/)
})

test('a file that cannot be stored says why at its field, and the fields stay', async () => {
  const failures = [refusedFile('active'), offline]
  const brand = aBrand()
  const { user } = await renderConsole({
    at: `/deployment/brands/${brand.uuid}`,
    calls: {
      'whitelabels.read': async () => brand,
      uploadForBrand: async () => {
        const failure = failures.shift()
        if (failure !== undefined) throw failure
        return { url, family: null }
      },
    },
  })
  const logo = await address('Logo')
  await user.type(logo, 'https://alder.example/logo.svg')
  const large = new File([new Uint8Array(600 * 1024)], 'logo.png')
  await user.upload(picker('Logo'), large)
  expect(await screen.findByText('The file is too large: it may have 512 kB.')).toBeVisible()
  await user.upload(picker('Logo'), svg())
  expect(await screen.findByText(/scripts, or refers to other files/)).toBeVisible()
  expect(screen.queryByText(/too large/)).toBeNull()
  await user.upload(picker('Logo'), svg())
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  expect(logo).toHaveValue('https://alder.example/logo.svg')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(logo).toHaveValue(url))
})

test('an upload can be cancelled', async () => {
  const brand = aBrand()
  let wasAborted = false
  const { user } = await renderConsole({
    at: `/deployment/brands/${brand.uuid}`,
    calls: {
      'whitelabels.read': async () => brand,
      uploadForBrand: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            wasAborted = true
            reject(offline)
          })
        }),
    },
  })
  await address('Logo')
  await user.upload(picker('Logo'), svg())
  expect(screen.getByRole('button', { name: /Upload a file: Picture behind/ })).toBeDisabled()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(wasAborted).toBe(true)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
  expect(await address('Logo')).toHaveValue('')
})

test('a building has a picture, and one for home', async () => {
  const building = aBuilding()
  const photo = new File(['a'], 'tower.JPG')
  const { user } = await renderConsole({
    at: `/buildings/${building.uuid}/settings`,
    calls: {
      building: async () => building,
      uploadForBuilding: async (sent) => {
        expect(sent).toMatchObject({ building: building.uuid, field: 'image_url', kind: 'picture' })
        return { url, family: null }
      },
    },
  })
  const picture = await address('Picture of the building')
  await user.upload(picker('Picture of the building'), photo)
  await user.click(await screen.findByRole('button', { name: 'Use the whole picture' }))
  await waitFor(() => expect(picture).toHaveValue(url))
  await user.type(screen.getByLabelText('Picture on home', { selector: ':not([type=file])' }), 'x')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await address('Picture on home')).toHaveAccessibleDescription(/address of a picture/)
})

test('the wizard stores an uploaded file at once, and keeps what is typed', async () => {
  const uuid = '00000000-0000-4000-8000-0000000000d1'
  const saved: object[] = []
  const draft: Opening = { uuid, version: 1, draft: {}, url: null, building_uuid: null }
  const { user } = await renderConsole({
    at: `/openings/${uuid}`,
    calls: {
      opening: async () => draft,
      uploadForOpening: async () => ({ url, family: null, version: 2 }),
      saveOpening: async ({ version, draft: sent }) => {
        saved.push({ version, draft: sent })
        return { ...draft, version: 3, draft: sent }
      },
    },
  })
  await user.type(await screen.findByLabelText('Name of the brand'), 'Alder')
  await user.upload(picker('Logo'), svg())
  await waitFor(async () => expect(await address('Logo')).toHaveValue(url))
  await expectAccessible(document.body)
  expect(screen.getByLabelText('Name of the brand')).toHaveValue('Alder')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    version: 2,
    draft: { brand: { name: 'Alder' }, pictures: { logo_url: url } },
  })
})
