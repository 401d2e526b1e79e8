import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { isBusy, waysOut } from '../faults/outcomes'
import { rowNamed } from '../faults/rows/all'
import { type AppOptions, type Replaced, renderApp } from '../renderApp'
import type { EmptyList, ViewStates } from './rows'

/** Answers any request. */
export type Read = (of: never) => Promise<unknown>

export function sceneOf({ row, at }: ViewStates): AppOptions {
  const { scene } = rowNamed(row)
  const given = typeof scene === 'function' ? scene() : scene
  return { signedIn: true, ...given, ...(at !== undefined && { at }) }
}

export function open(states: ViewStates, effects: Partial<Record<keyof Answers, Read>>) {
  const scene = sceneOf(states)
  return renderApp({ ...scene, effects: { ...scene.effects, ...effects } as Replaced })
}

export function isReady({ row }: ViewStates): boolean {
  const { done } = rowNamed(row)
  return typeof done === 'function' ? done() : screen.queryAllByText(done).length > 0
}

export const shows = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeInTheDocument())

export const titleShown = () => document.querySelector('main h1')?.textContent

/** Checks which of its states the page shows, and that it is accessible. */
export async function expectState(
  states: ViewStates,
  state: 'loading' | 'failed' | 'empty' | 'ready',
) {
  const { loading, failed, empty, title, withItems } = states
  const words = { loading, failed, ...(empty && { empty: empty.says }) }
  const shown = Object.entries(words).filter(([, text]) => screen.queryByText(text) !== null)
  expect(shown.map(([name]) => name)).toEqual(state === 'ready' ? [] : [state])
  expect(isBusy(), 'busy').toBe(state === 'loading')
  expect(isReady(states), 'ready').toBe(state === 'ready')
  if (withItems !== undefined && state !== 'ready') {
    expect(screen.queryByText(withItems)).toBeNull()
  }
  if (title !== null) expect(titleShown()).toBe(title)
  await expectAccessible()
}

/** Checks what an empty list says and where it leads. */
export function expectEmpty({ says, text, leadsOn, href }: EmptyList) {
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { name: says })).toBeVisible()
  if (text !== undefined) expect(main.getByText(text)).toBeVisible()
  if (leadsOn !== undefined) expect(waysOut()).toContain(leadsOn)
  if (href !== undefined) expect(main.getByText(`${leadsOn}`)).toHaveAttribute('href', href)
}
