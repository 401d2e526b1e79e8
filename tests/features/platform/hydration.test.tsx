import { useNow } from '@features/content/detail/useNow'
import { PartContent, useHydratedPart } from '@shared/hydration/boundary'
import { HydratedLater } from '@shared/hydration/HydratedLater'
import {
  allHydrated,
  beginHydration,
  finishPage,
  hydrateNextPart,
  leaveUnhydrated,
  pageHydrated,
} from '@shared/hydration/hydration'
import { setRenderTime } from '@shared/renderTime'
import { useSelector } from '@shared/useSelector'
import { act } from '@testing-library/react'
import { type ReactNode, Suspense, use, useLayoutEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { turns } from '../../turns'

const counter = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'added' } },
}).createMachine({
  context: { count: 0 },
  on: { added: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})
const countOf = ({ context }: { context: { count: number } }) => context.count

type Counter = ReturnType<typeof createActor<typeof counter>>

/** How often each view was rendered in the browser. */
let renders: Record<string, number>
const noteRender = (name: string) => {
  renders[name] = (renders[name] ?? 0) + 1
}
let differences: unknown[]
let isNear: (isIntersecting: boolean) => void

beforeEach(() => {
  renders = {}
  differences = []
  isNear = () => {}
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        isNear = (isIntersecting) => listener([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(async () => {
  leaveUnhydrated()
  await allHydrated()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

function Count({ of, name, around = '' }: { of: Counter; name: string; around?: string | number }) {
  noteRender(name)
  const count = useSelector(of, countOf)
  return (
    <button type="button" id={name} onClick={() => of.send({ type: 'added' })}>
      {around}
      {count}
    </button>
  )
}

/** A page whose lower part is hydrated later; `given` comes from around it. */
function Page({ of, lower }: { of: Counter; lower: (around: number) => ReactNode }) {
  const part = useHydratedPart()
  const section = useRef<HTMLElement>(null)
  const around = useSelector(of, countOf)
  return (
    <Suspense>
      <PartContent of={part}>
        <Count of={of} name="upper" />
        <section ref={section}>
          <HydratedLater within={section}>{lower(around)}</HydratedLater>
        </section>
      </PartContent>
    </Suspense>
  )
}

const text = (name: string) => document.getElementById(name)?.textContent

function rendered(page: ReactNode) {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  renders = {}
}

/** As the router's root. */
function Root({ children }: { children: ReactNode }) {
  useLayoutEffect(finishPage, [])
  return children
}

function hydrate(page: ReactNode, of: Counter) {
  beginHydration(of)
  const root = document.getElementById('root')
  if (root === null) throw new Error('no root')
  return hydrateRoot(root, <Root>{page}</Root>, {
    onRecoverableError: (error) => differences.push(error),
  })
}

function open(lower?: (of: Counter) => (around: number) => ReactNode) {
  const of = createActor(counter).start()
  const same = <Count of={of} name="lower" />
  const show = lower?.(of) ?? (() => same)
  const page = <Page of={of} lower={show} />
  rendered(page)
  const lowerElement = document.getElementById('lower')
  const root = hydrate(page, of)
  return { of, root, page, isKept: () => lowerElement?.isConnected === true }
}

test('an actor that changes while React hydrates makes no difference, and is shown afterwards', async () => {
  const { of, isKept } = open()
  of.send({ type: 'added' })
  expect([text('upper'), text('lower')]).toEqual(['0', '0'])
  await pageHydrated()
  await allHydrated()
  await vi.waitFor(() => expect([text('upper'), text('lower')]).toEqual(['1', '1']))
  expect(differences).toEqual([])
  expect(isKept()).toBe(true)
})

test('a time that passes between rendering and hydration makes no difference, and is noticed then', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1000)
  setRenderTime(1000)
  const Offer = () => (useNow() < 2000 ? <b id="open">open</b> : <i id="over">over</i>)
  const of = createActor(counter).start()
  const page = <Page of={of} lower={() => <Offer />} />
  rendered(page)
  now.mockReturnValue(3000)
  hydrate(page, of)
  await pageHydrated()
  hydrateNextPart()
  await vi.waitFor(() => expect(text('over')).toBe('over'))
  expect(differences).toEqual([])
  now.mockRestore()
})

test('a part below waits until it is near, and still has the state of the server then', async () => {
  const { of, isKept } = open()
  await pageHydrated()
  of.send({ type: 'added' })
  await turns()
  expect([text('upper'), text('lower'), renders.lower]).toEqual(['1', '0', undefined])
  isNear(false)
  await turns()
  expect(renders.lower).toBeUndefined()
  isNear(true)
  await vi.waitFor(() => expect(text('lower')).toBe('1'))
  expect(differences).toEqual([])
  expect(isKept()).toBe(true)
})

test('a press on a part that waits is handled at once', async () => {
  open()
  await pageHydrated()
  document.getElementById('lower')?.click()
  await vi.waitFor(() => expect(text('lower')).toBe('1'))
  expect(differences).toEqual([])
})

test('a press before anything is hydrated is handled at once', async () => {
  open()
  document.getElementById('lower')?.click()
  await vi.waitFor(() => expect([text('upper'), text('lower')]).toEqual(['1', '1']))
  expect(differences).toEqual([])
})

test('a change around a part hydrates it first, and keeps its elements', async () => {
  const { of, isKept } = open((counted) => (around) => (
    <Count of={counted} name="lower" around={`${around}:`} />
  ))
  await pageHydrated()
  of.send({ type: 'added' })
  await vi.waitFor(() => expect(text('lower')).toBe('1:1'))
  expect(differences).toEqual([])
  expect(isKept()).toBe(true)
})

test('parts are hydrated one after the other while the browser is idle', async () => {
  open()
  await pageHydrated()
  expect(hydrateNextPart()).toBe(true)
  await vi.waitFor(() => expect(renders.lower).toBeGreaterThan(0))
  await turns()
  expect(hydrateNextPart()).toBe(false)
  expect(pageHydrated()).toBeUndefined()
  expect(allHydrated()).toBeUndefined()
})

test('a part whose code hangs delays the others, and nothing that has given up waiting', async () => {
  const hangs = new Promise<never>(() => {})
  let isServer = true
  const Hanging = () => (isServer ? null : use(hangs))
  const of = createActor(counter).start()
  const page = <Page of={of} lower={() => null} />
  const Lazy = () => {
    const part = useHydratedPart()
    return (
      <Suspense>
        <PartContent of={part}>
          <Hanging />
        </PartContent>
      </Suspense>
    )
  }
  rendered([<Lazy key="lazy" />, page])
  isServer = false
  hydrate([<Lazy key="lazy" />, page], of)
  const isDone = vi.fn<() => void>()
  void pageHydrated()?.then(isDone)
  await turns()
  expect(isDone).not.toHaveBeenCalled()
  leaveUnhydrated()
  await turns()
  expect(isDone).toHaveBeenCalled()
})

test('what the browser renders itself waits for nothing', async () => {
  const { of, root } = open()
  await allHydrated()
  const New = () => {
    const section = useRef<HTMLElement>(null)
    return (
      <section ref={section}>
        <HydratedLater within={section}>
          <Count of={of} name="new" />
        </HydratedLater>
      </section>
    )
  }
  await act(async () => root.render(<New />))
  await vi.waitFor(() => expect(text('new')).toBe('0'))
  of.send({ type: 'added' })
  await vi.waitFor(() => expect(text('new')).toBe('1'))
})
