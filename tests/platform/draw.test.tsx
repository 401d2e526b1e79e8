import { formatPrice } from '@shared/format/prices'
import { draw } from '@ssr/draw'
import { render } from '@testing-library/react'
import { type ComponentType, lazy, type ReactNode, Suspense, use, useId } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { turns } from '../turns'

const patient = () => AbortSignal.timeout(5000)

const fetched = (Component: ComponentType) =>
  lazy(async () => {
    await turns()
    return { default: Component }
  })

/** More than React keeps in place without a boundary. */
const long = Array.from({ length: 400 }, (_, at) => `This is line ${at} of a long page.`)
const Long = () => (
  <ul>
    {long.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
const waiting = <p>Loading</p>
const within = (children: ReactNode) => <Suspense fallback={waiting}>{children}</Suspense>

function Broken(): ReactNode {
  throw new Error('it broke')
}

const nothing = new Promise<string>(() => {})
const Endless = () => use(nothing)

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('rendering on the server', () => {
  it('records the numbers and dates of each page, also of those drawn at the same time', async () => {
    const Price = ({ amount }: { amount: number }) => formatPrice('en-us', amount, 'EUR')
    const pages = [11, 12].map((amount) => {
      const Late = fetched(() => <Price amount={amount} />)
      return draw(within(<Late />), patient())
    })
    const drawn = await Promise.all(pages)
    expect(drawn.map(({ body }) => /€\d+/.exec(body)?.[0])).toEqual(['€11', '€12'])
    expect(drawn.map(({ formatted }) => Object.values(formatted))).toEqual([
      [{ 11: '€11' }],
      [{ 12: '€12' }],
    ])
  })

  it("emits the page's head hints, and the same identifiers as the browser", async () => {
    function Field() {
      const id = useId()
      return (
        <label htmlFor={id}>
          Name
          <input id={id} />
        </label>
      )
    }
    const page = (
      <>
        <img src="/large.webp" alt="" fetchPriority="high" />
        <Field />
      </>
    )
    const { head, body } = await draw(page, patient())
    expect(head).toMatch(/^<link rel="preload" as="image" href="\/large.webp"[^<>]*>$/)
    expect(body).toMatch(/^<img [^<>]*>.*<\/label>$/)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = body
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    const log = vi.spyOn(console, 'error')
    render(page, { container, hydrate: true, onRecoverableError })
    expect(log).not.toHaveBeenCalled()
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('waits for code that is fetched when it is shown', async () => {
    const Late = fetched(() => <h1>Here</h1>)
    const { body: html } = await draw(within(<Late />), patient())
    expect(html).toContain('<h1>Here</h1>')
    expect(html).not.toContain('Loading')
  })

  it('writes large parts in place, without scripts, and the browser keeps them', async () => {
    const Late = fetched(Long)
    const page = (
      <main>
        {within(<Long />)}
        {within(<Late />)}
      </main>
    )
    const { body: html } = await draw(page, patient())
    expect(html.split('line 399')).toHaveLength(3)
    expect(html).not.toMatch(/<script|<template|hidden|Loading/)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const lists = [...container.querySelectorAll('ul')]
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    render(page, { container, hydrate: true, onRecoverableError })
    await vi.waitFor(() => expect([...container.querySelectorAll('ul')]).toEqual(lists))
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it.each([
    ['within a boundary', within(<Broken />)],
    ['at the root', <Broken key="broken" />],
  ])('rejects if a component throws %s', async (_, page) => {
    await expect(draw(page, patient())).rejects.toThrow(/could not be drawn|it broke/)
  })

  it.each([
    ['within a boundary', within(<Endless />)],
    ['at the root', <Endless key="endless" />],
  ])('rejects when the signal aborts a part that never arrives %s', async (_, page) => {
    await expect(draw(page, AbortSignal.timeout(50))).rejects.toThrow(/could not be drawn|aborted/)
  })
})
