import { followScheme } from '@features/cards/provider/followScheme'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { turns } from '../../turns'

class CSSTransition {
  end = () => {}
  finished = new Promise<void>((resolve) => {
    this.end = resolve
  })
}

describe('a change of the color scheme', () => {
  let scheme: EventTarget
  let transitions: CSSTransition[]
  beforeEach(() => {
    scheme = new EventTarget()
    transitions = [new CSSTransition(), new CSSTransition()]
    vi.stubGlobal('CSSTransition', CSSTransition)
    vi.spyOn(window, 'matchMedia').mockReturnValue(scheme as MediaQueryList)
    // A spinner would never end.
    const spinner = { finished: new Promise(() => {}) }
    document.getAnimations = () => [spinner, ...transitions] as unknown as Animation[]
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    Reflect.deleteProperty(document, 'getAnimations')
  })

  test('dresses the fields once every transition has ended', async () => {
    const dress = vi.fn<() => void>()
    followScheme(dress)
    scheme.dispatchEvent(new Event('change'))
    transitions[0]?.end()
    await turns(1)
    expect(dress).not.toHaveBeenCalled()
    transitions[1]?.end()
    await turns(1)
    expect(dress).toHaveBeenCalledOnce()
  })

  test('changes nothing after the fields are closed', async () => {
    const dress = vi.fn<() => void>()
    const stop = followScheme(dress)
    scheme.dispatchEvent(new Event('change'))
    stop()
    for (const { end } of transitions) end()
    await turns(1)
    scheme.dispatchEvent(new Event('change'))
    await turns(1)
    expect(dress).not.toHaveBeenCalled()
  })
})
