import { refresh } from '@contract/auth'
import { getConfig, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { onTestEnd } from '../../onTestEnd'
import { turns } from '../../turns'
import { expectAccessible } from '../../ui/axe'
import { expectFocusPreserved } from '../../ui/watchFocus'
import { deferred } from '../deferred'
import type { Failing } from './faults'
import { type Exchange, type HttpServer, problem } from './httpServer'
import { isBusy, outcomes, waysOut } from './outcomes'
import { type CallOfScreen, openPage, type Stage } from './stage'

/** Lets everything end that is already on its way. */
export const settle = (act: () => void = () => undefined) =>
  getConfig().asyncWrapper(async () => {
    act()
    await turns()
  })

/** Recognizes the call among the requests: a number of earlier ones to the same endpoint may come first. */
function isOf({ call, earlier = 0 }: CallOfScreen, exchange: Exchange, { received }: HttpServer) {
  const same = received.filter(({ endpoint }) => endpoint === call)
  return exchange.endpoint === call && same.indexOf(exchange) >= earlier
}
const isDone = ({ done }: CallOfScreen) =>
  typeof done === 'function' ? done() : screen.queryAllByText(done).length > 0
const showsDone = (row: CallOfScreen) =>
  waitFor(() => expect(isDone(row), `shows ${String(row.done)}`).toBe(true), { timeout: 10_000 })

/** Runs the call without a fault, slowly: it is busy until the response arrives. */
export async function runSlowly(row: CallOfScreen) {
  const answer = deferred<null>()
  const stage = await openPage(row, (server) =>
    server.intercept((exchange) =>
      isOf(row, exchange, server) ? answer.promise.then(exchange.respond) : null,
    ),
  )
  await send(row, stage)
  if (row.unseen === undefined)
    await waitFor(() => expect(isBusy(), 'busy').toBe(true), { timeout: 10_000 })
  if (row.optimistic === undefined) expect(isDone(row), 'done before the response').toBe(false)
  answer.resolve(null)
  await showsDone(row)
  await settle()
  expect(stage.errors).toEqual([])
}

async function send(row: CallOfScreen, { server, user }: Stage) {
  if (row.send !== null) await row.send(user)
  await waitFor(
    () =>
      expect(
        server.received.some((exchange) => isOf(row, exchange, server)),
        `sends ${row.call.method} ${row.call.path}`,
      ).toBe(true),
    { timeout: 20_000 },
  )
}

/** Runs the call with a fault, and checks that the user can go on. */
export async function runFailing(row: CallOfScreen, fault: Failing) {
  const real = AbortSignal.timeout.bind(AbortSignal)
  const clock = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => real(fault.isTimeout === true ? ms / 100 : ms))
  let before: string[] = []
  const stage = await openPage(row, (server) =>
    server.intercept((exchange) => {
      if (isOf(row, exchange, server)) {
        // Dialogs that lead to the press are no outcome of it.
        before = outcomes()
        return fault.respond(exchange)
      }
      return fault.endsSession === true && exchange.endpoint === refresh
        ? fault.respond(exchange)
        : null
    }),
  )
  const seen = () => outcomes().filter((each) => !before.includes(each))
  onTestEnd(() => clock.mockRestore())
  await send(row, stage)
  if (countOf(row, fault) > 0) {
    await waitFor(() => expect(seen().length, 'outcomes').toBeGreaterThan(0), { timeout: 10_000 })
  }
  await settle()
  expect(seen(), 'outcomes').toHaveLength(countOf(row, fault))
  await expectWayOn(row, fault, stage)
  return seen()
}

/** How many outcomes the page shows: the end of the session is one for all parts of it. */
function countOf({ call, parts = 1, silent }: CallOfScreen, { endsSession }: Failing): number {
  if (endsSession === true && call.access === 'user') return 1
  return silent === undefined ? parts : 0
}

async function expectWayOn(row: CallOfScreen, { name }: Failing, stage: Stage) {
  if (row.optimistic === undefined) expect(isDone(row), `shows ${String(row.done)}`).toBe(false)
  await waitFor(
    () => {
      if (row.goesOnIn === undefined) expect(waysOut().length, 'ways out').toBeGreaterThan(0)
      else expect(screen.getByLabelText(row.goesOnIn)).toBeEnabled()
    },
    { timeout: 10_000 },
  )
  const typed = row.clears?.[name] === undefined ? Object.entries(row.typed ?? {}) : []
  if (typed.length > 0 && name !== '401') await row.back?.(stage.user)
  for (const [label, text] of typed) {
    expect(screen.getByLabelText(label, { selector: 'input, textarea' }), label).toHaveValue(text)
  }
  expect(stage.errors).toEqual([])
  await expectFocusPreserved()
  // What takes the focus may be rendered a moment later.
  if (row.send !== null)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body), { timeout: 5000 })
  await expectAccessible()
}

/** Opens the page and sends the call, whose response waits for the test. */
async function sendHeld(row: CallOfScreen) {
  const answer = deferred<Failing | null>()
  const stage = await openPage(row, (server) =>
    server.intercept((exchange) =>
      isOf(row, exchange, server)
        ? answer.promise.then((fault) => fault?.respond(exchange) ?? exchange.respond())
        : null,
    ),
  )
  await send(row, stage)
  return { ...stage, answer: answer.resolve }
}

/**
 * Presses what was pressed again before the response arrives; for a read, repeats the events of all answers. Either
 * takes effect once.
 */
export async function runTwice(row: CallOfScreen) {
  const { user, server, answer, errors, repeatAnswers } = await sendHeld(row)
  const before = keysOf(row, server)
  if (row.send === null) {
    answer(null)
    await showsDone(row)
    await settle()
    const sent = server.received.length
    await settle(repeatAnswers)
    expect(isDone(row), `still shows ${String(row.done)}`).toBe(true)
    expect(server.received).toHaveLength(sent)
    expect(errors).toEqual([])
    return
  }
  if (document.activeElement?.matches('button')) await user.click(document.activeElement)
  await user.keyboard('{Enter}')
  answer(null)
  await showsDone(row)
  await settle()
  expect(keysOf(row, server)).toEqual(before)
  expect(errors).toEqual([])
}

const keysOf = (row: CallOfScreen, server: HttpServer) => [
  ...new Set(server.received.filter((each) => isOf(row, each, server)).map(({ key }) => key)),
]

/** Leaves the page before the response arrives: it shows nothing where the user is now. */
export async function runLeft(row: CallOfScreen, fault: Failing | null) {
  const { user, router, answer, errors } = await sendHeld(row)
  // Not awaited: a dialog may ask first.
  await settle(() => void router.navigate({ href: '/accessibility' }))
  await waitFor(
    async () => {
      const leave = [...document.querySelectorAll('dialog[open] button')].find((button) =>
        button.textContent?.startsWith('Discard'),
      )
      if (leave !== undefined) await user.click(leave)
      expect(document.querySelector('h1')?.textContent).toBe('Accessibility')
    },
    { timeout: 10_000 },
  )
  await settle()
  const before = outcomes()
  answer(fault)
  await settle()
  expect(outcomes().filter((each) => !before.includes(each))).toEqual([])
  expect(waysOut().length, 'ways out').toBeGreaterThan(0)
  expect(errors).toEqual([])
}

/** The server refuses the token once: the call is sent again with another one. */
export async function runRenewed(row: CallOfScreen) {
  let refusals = 0
  const stage = await openPage(row, (server) =>
    server.intercept((exchange) => {
      if (!isOf(row, exchange, server) || refusals > 0) return null
      refusals += 1
      return Promise.resolve(problem(401, 'token_expired'))
    }),
  )
  await send(row, stage)
  await showsDone(row)
  expect(stage.errors).toEqual([])
}
