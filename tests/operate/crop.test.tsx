import type { CutPicture, SentFile } from '@machines/operate/upload/context'
import type { PictureTools } from '@operate/pictures'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { offline, refused } from '../machines/fixtures'
import { onTestEnd } from '../onTestEnd'
import { expectAccessible } from '../ui/axe'
import { aBuilding } from './records'
import { type Calls, renderConsole } from './renderConsole'

const url = `/uploads/${'a'.repeat(64)}.jpg`
const label = 'Picture of the building'
const photo = new File(['photo'], 'tower.jpg', { type: 'image/jpeg' })
const address = () => screen.findByLabelText(label, { selector: ':not([type=file])' })
const chosen = { x: 0, y: 150, width: 1600, height: 900 }

/** The page of a building whose picture is chosen: a photograph of 1600 × 1200 pixels. */
async function choosePhoto(options: { pictures?: Partial<PictureTools>; calls?: Calls } = {}) {
  const building = aBuilding()
  const sent: SentFile[] = []
  const cut: CutPicture[] = []
  const { user } = await renderConsole({
    at: `/buildings/${building.uuid}/settings`,
    calls: {
      building: async () => building,
      uploadForBuilding: async (file) => {
        sent.push(file)
        return { url, family: null }
      },
      ...options.calls,
    },
    pictures: {
      cut: async (input) => {
        cut.push(input)
        const handle = new File(['part'], 'tower.jpg')
        return { ...input.file, bytes: handle.size, handle }
      },
      ...options.pictures,
    },
  })
  await address()
  await user.upload(screen.getByLabelText(label, { selector: '[type=file]' }), photo)
  return { user, sent, cut }
}

const dialog = () => screen.findByRole('dialog', { name: 'Choose what tenants see' })
const press = async (name: string) => within(await dialog()).findByRole('button', { name })

test('a photograph is shown with a frame of its shape, and its part is uploaded', async () => {
  const { user, sent, cut } = await choosePhoto()
  expect(await dialog()).toBeVisible()
  expect(within(await dialog()).getByText('1,600 × 900 pixels')).toBeVisible()
  await expectAccessible(document.body)
  expect(sent).toEqual([])
  await user.click(await press('Use this part'))
  await waitFor(async () => expect(await address()).toHaveValue(url))
  expect(cut).toMatchObject([{ kind: 'picture', area: chosen, file: { handle: photo } }])
  expect(sent).toMatchObject([{ field: 'image_url', kind: 'picture', file: { bytes: 4 } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the arrow keys move the frame and change its size', async () => {
  // 800 × 600 pixels of the page show 1600 × 1200 of the picture.
  const box = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ x: 0, y: 0, width: 800, height: 600 } as DOMRect)
  onTestEnd(() => box.mockRestore())
  const { user, cut } = await choosePhoto()
  const frame = within(await dialog()).getByRole('group', { name: /^Frame/ })
  expect(frame).toHaveFocus()
  await user.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}')
  within(frame)
    .getAllByRole('button', { name: /^Top left corner/ })[0]
    ?.focus()
  await user.keyboard('{Control>}{ArrowRight}{/Control}')
  await user.click(await press('Use this part'))
  await waitFor(() => expect(cut).toHaveLength(1))
  const area = cut[0]?.area ?? chosen
  expect(area.x).toBeGreaterThan(0)
  expect(area.x + area.width).toBe(1600)
  expect(area.y + area.height).toBe(chosen.y + chosen.height - 22)
  expect(area.width / area.height).toBeCloseTo(16 / 9, 2)
})

test('the whole picture is uploaded as it is', async () => {
  const { user, sent, cut } = await choosePhoto()
  await user.click(await press('Use the whole picture'))
  await waitFor(async () => expect(await address()).toHaveValue(url))
  expect(cut).toEqual([])
  expect(sent).toMatchObject([{ file: { name: 'tower.jpg', handle: photo } }])
})

test('a frame around all of a picture uploads it as it is', async () => {
  const { user, sent, cut } = await choosePhoto({
    pictures: { measure: async () => ({ width: 1600, height: 900 }) },
  })
  await user.click(await press('Use this part'))
  await waitFor(() => expect(sent).toMatchObject([{ file: { handle: photo } }]))
  expect(cut).toEqual([])
})

test.each(['Cancel', 'Close'])(
  '%s uploads nothing, and the file can be chosen again',
  async (name) => {
    const { user, sent } = await choosePhoto()
    await user.click(await press(name))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
    expect(await address()).toHaveValue('')
    await user.upload(screen.getByLabelText(label, { selector: '[type=file]' }), photo)
    expect(await dialog()).toBeVisible()
  },
)

test('a photograph that the browser cannot decode is uploaded, and the server says why not', async () => {
  const error = refused('invalid_request', 400)
  if (error.failure.kind === 'refused')
    error.failure.fields = [{ path: 'body.file', code: 'damaged', message: '' }]
  await choosePhoto({
    pictures: {
      measure: async () => {
        throw new Error('not a picture')
      },
    },
    calls: {
      uploadForBuilding: async ({ file }) => {
        expect(file.handle).toBe(photo)
        throw error
      },
    },
  })
  expect(await screen.findByText(/damaged, or has too many pixels/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a failed upload of a part is repeated with the same part', async () => {
  const failures = [offline]
  const tried: SentFile[] = []
  const { user, cut } = await choosePhoto({
    calls: {
      uploadForBuilding: async (file) => {
        tried.push(file)
        const failure = failures.shift()
        if (failure !== undefined) throw failure
        return { url, family: null }
      },
    },
  })
  await user.click(await press('Use this part'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await address()).toHaveValue(url))
  expect(cut).toHaveLength(1)
  expect(tried).toHaveLength(2)
  expect(tried[1]?.file).toBe(tried[0]?.file)
  expect(tried[1]?.file.handle).not.toBe(photo)
  expect(tried[1]?.key).toBe(tried[0]?.key)
})

test('a part that cannot be cut out says so, and the whole picture can be used', async () => {
  const { user, sent } = await choosePhoto({
    pictures: {
      cut: async () => {
        throw new Error('no memory')
      },
    },
  })
  await user.click(await press('Use this part'))
  expect(await screen.findByText('The part couldn’t be cut out')).toBeVisible()
  await expectAccessible(document.body)
  expect(sent).toEqual([])
  await user.click(await press('Use the whole picture'))
  await waitFor(() => expect(sent).toMatchObject([{ file: { handle: photo } }]))
})
