import {
  chosenPromotedOf,
  chosenTagsOf,
  homeChoicesLogic,
  isOpened,
  tabOf,
} from '@machines/home/choices'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

/** docs/behaviour.md#home. */
function open() {
  const home = createActor(homeChoicesLogic).start()
  return { home, now: () => home.getSnapshot() }
}

test('nothing is selected at first', () => {
  const { now } = open()
  expect([tabOf(now(), 'discover'), tabOf(now(), 'spotlight')]).toEqual([null, null])
  expect([chosenPromotedOf(now()), chosenTagsOf(now()), isOpened(now(), 'music')]).toEqual([
    null,
    [],
    false,
  ])
})

test('the latest tab is selected, in its own section only', () => {
  const { home, now } = open()
  for (const uuid of ['music', 'food']) home.send({ type: 'tab.chosen', part: 'discover', uuid })
  home.send({ type: 'tab.chosen', part: 'spotlight', uuid: 'art' })
  expect([tabOf(now(), 'discover'), tabOf(now(), 'spotlight')]).toEqual(['food', 'art'])
})

test('the latest promoted item is visible', () => {
  const { home, now } = open()
  for (const uuid of ['gala', 'run']) home.send({ type: 'promoted.chosen', uuid })
  expect(chosenPromotedOf(now())).toBe('run')
})

test('a press on a tag filters by it, and another press removes the filter', () => {
  const { home, now } = open()
  for (const tag of ['food', 'art', 'food']) home.send({ type: 'tag.toggled', tag })
  expect(chosenTagsOf(now())).toEqual(['art'])
})

test('an opened category stays open, and no other one does', () => {
  const { home, now } = open()
  for (const uuid of ['music', 'food', 'music']) home.send({ type: 'category.opened', uuid })
  expect(now().context.opened).toEqual(['food', 'music'])
  expect([isOpened(now(), 'music'), isOpened(now(), 'art')]).toEqual([true, false])
})

test('choices are independent of each other', () => {
  const { home, now } = open()
  home.send({ type: 'tab.chosen', part: 'discover', uuid: 'music' })
  home.send({ type: 'promoted.chosen', uuid: 'gala' })
  home.send({ type: 'tag.toggled', tag: 'food' })
  home.send({ type: 'category.opened', uuid: 'music' })
  expect(now().context).toEqual({
    tabs: { discover: 'music', spotlight: null },
    promoted: 'gala',
    tags: ['food'],
    opened: ['music'],
  })
})
