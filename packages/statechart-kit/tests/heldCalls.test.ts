import { describe, expect, it } from 'vitest'
import { type HeldRoute, holdCalls } from '../src/systems/heldCalls'

describe('held calls', () => {
  type Route = HeldRoute & { readonly done: string[] }
  const routeOf = (method: string, failure: unknown = null): Route => {
    const done: string[] = []
    const note = (what: string) => async () => void done.push(what)
    return {
      done,
      request: () => ({ url: () => '/call', method: () => method, failure: () => failure }),
      continue: note('continue'),
      fallback: note('fallback'),
      fulfill: async ({ status }) => void done.push(String(status)),
    }
  }
  const pageOf = () => {
    const handlers: ((route: Route) => unknown)[] = []
    return {
      route: async (_: RegExp, handler: (route: Route) => unknown) => void handlers.push(handler),
      call: (route: Route) => handlers[0]?.(route),
    }
  }

  it('wait for the walk, the newest first, without those that the page has aborted', async () => {
    const page = pageOf()
    const calls = await holdCalls<Route>(page, { save: { method: 'PUT', url: /call/ } }, 50)
    const [other, first, aborted] = [routeOf('GET'), routeOf('PUT'), routeOf('PUT', 'aborted')]
    page.call(other)
    expect(other.done).toEqual(['fallback'])
    page.call(first)
    expect(await calls.next('save')).toBe(first)
    page.call(aborted)
    await expect(calls.next('save')).rejects.toThrow("the page has not called 'save'")
    await expect(calls.next('read')).rejects.toThrow("no call 'read' is held")
  })

  it('pass while they are paused, and from when they are released', async () => {
    const page = pageOf()
    const calls = await holdCalls<Route>(page, { save: { url: /call/ } })
    const [paused, held, later] = [routeOf('PUT'), routeOf('PUT'), routeOf('PUT')]
    const hold = calls.pause()
    page.call(paused)
    hold()
    page.call(held)
    expect([paused.done, held.done]).toEqual([['continue'], []])
    await calls.release('save')
    page.call(later)
    expect([held.done, later.done]).toEqual([['continue'], ['continue']])
  })

  it('that load a page get an empty reply', async () => {
    const page = pageOf()
    const calls = await holdCalls<Route>(page, { leave: { url: /call/, isPage: true } })
    const leaving = routeOf('GET', 'aborted by an empty reply')
    page.call(leaving)
    expect(leaving.done).toEqual(['204'])
    expect(await calls.next('leave')).toBe(leaving)
  })
})
