import { pages } from '@features/pages'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, entering } from '../answers'
import { defaultAnswers } from '../defaults'
import { deferred, never } from '../deferred'
import { waysOut } from '../faults/outcomes'
import { type AppOptions, renderApp } from '../renderApp'
import {
  expectEmpty,
  expectState,
  isReady,
  open,
  type Read,
  sceneOf,
  shows,
  titleShown,
} from './page'
import { skeletons, viewStates, withoutReads } from './rows'

test.each(viewStates)('$path ($read) loads, fails, and is ready after a retry', async (states) => {
  const { read, loading, failed } = states
  const answers: Partial<Record<keyof Answers, unknown>> = {
    ...defaultAnswers,
    ...sceneOf(states).effects,
  }
  const first = deferred<never>()
  const answer = vi.fn<Read>(answers[read] as Read).mockReturnValueOnce(first.promise)
  const { user, system } = await open(states, { [read]: answer })
  await shows(loading)
  await expectSpoken(loading)
  await expectState(states, 'loading')
  await act(async () => first.reject(offline))
  await shows(failed)
  await expectSpoken(failed)
  await expectState(states, 'failed')
  expect(system.toasts.getSnapshot().context.toasts).toEqual([])
  await user.click(within(screen.getByRole('main')).getByText('Try again'))
  await waitFor(() => expect(isReady(states)).toBe(true))
  await expectState(states, 'ready')
})

const lists = viewStates.flatMap(({ empty, ...states }) => (empty ? [{ ...states, empty }] : []))

test.each(lists)('$path ($read) says that it is empty', async ({ empty, ...states }) => {
  await open(states, { [states.read]: async () => empty.reply })
  expect(await screen.findByText(empty.says)).toBeVisible()
  await expectState({ ...states, empty }, 'empty')
  expectEmpty(empty)
})

const details = viewStates.filter(({ isDetail }) => isDetail === true)
const absences = ['not_found', 'invalid_request'] as const

test.each(details.flatMap((states) => absences.map((code) => ({ code, states }))))(
  '$states.path says that it is gone: $code',
  async ({ code, states }) => {
    await open(states, { [states.read]: () => Promise.reject(refused(code, 404)) })
    await waitFor(() => expect(titleShown()).toBe('This is no longer available'))
    expect(waysOut()).not.toContain('Try again')
    await expectAccessible()
  },
)

const waiting: { at: string; title: string | null; loading: string; scene: AppOptions }[] = [
  ...viewStates
    .filter(({ title, path }) => title !== null && path !== '/building/$buildingUuid')
    .map((states) => ({ scene: sceneOf(states), ...states, at: states.path })),
  ...skeletons.map((page) => ({ scene: { at: page.at, signedIn: true }, ...page })),
]

test.each(waiting)(
  '$at has its title and its skeleton until the building is known',
  async (page) => {
    const { scene, title, loading } = page
    await renderApp({ ...scene, effects: { ...scene.effects, ...entering(never) } })
    await shows(loading)
    expect(titleShown()).toBe(title)
  },
)

test('each page has its states here, or a reason why it needs none', () => {
  const screenAt = (path: string) => pages.find((page) => page.path === path)?.screen
  const covered = [...viewStates.map(({ path }) => path), ...Object.keys(withoutReads)]
  expect(covered.filter((path) => screenAt(path) === undefined)).toEqual([])
  const screens = new Set(covered.map(screenAt))
  const missing = pages.filter((page) => page.screen !== null && !screens.has(page.screen))
  expect(missing.map(({ path }) => path)).toEqual([])
})
