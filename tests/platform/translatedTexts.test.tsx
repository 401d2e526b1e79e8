import { followTranslator } from '@app/browser/translatedTexts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { control } from '../features/places'
import { renderApp } from '../features/renderApp'
import { report } from '../machines/suites/suites'
import { translatePage } from '../ui/translatePage'

let stop = () => {}
beforeEach(() => {
  stop = followTranslator(document.body)
})
afterEach(() => stop())

/** The browser translates; what observes the page reacts in a microtask. */
const translate = () => act(async () => translatePage())
const shown = () => document.querySelector('#shown')?.textContent

type Texts = { left: number; isSoldOut?: boolean; isLate?: boolean }

/** React keeps a node for each of these texts, since none is the only child of its element. */
const Places = ({ left, isSoldOut = false, isLate = false }: Texts) => (
  <p id="shown">
    {isLate && 'Late: '}
    {left} places left{isSoldOut && ', sold out'}
    <b>!</b>
  </p>
)

describe('on a page that the browser translates', () => {
  test('a text that changes is shown, and translated again', async () => {
    const { rerender } = render(<Places left={3} />)
    await translate()
    expect(shown()).toBe('«3»« places left»«!»')
    rerender(<Places left={2} />)
    await act(async () => {})
    expect(shown()).toBe('2« places left»«!»')
    await translate()
    expect(shown()).toBe('«2»« places left»«!»')
    rerender(<Places left={1} />)
    await act(async () => {})
    expect(shown()).toBe('1« places left»«!»')
  })

  test('a text that is removed goes with its translation', async () => {
    const { rerender } = render(<Places left={0} isSoldOut />)
    await translate()
    rerender(<Places left={0} />)
    expect(shown()).toBe('«0»« places left»«!»')
  })

  test('a new text has its place before a translated one', async () => {
    const { rerender } = render(<Places left={1} />)
    await translate()
    rerender(<Places left={1} isLate isSoldOut />)
    expect(shown()).toBe('Late: «1»« places left», sold out«!»')
  })

  test('texts that change places take their translations along', async () => {
    const list = (names: string[]) => (
      <p id="shown">
        {names.map((name) => (
          <Name key={name} name={name} />
        ))}
      </p>
    )
    const Name = ({ name }: { name: string }) => name
    const { rerender } = render(list(['a', 'b', 'c']))
    await translate()
    rerender(list(['c', 'a', 'b']))
    await act(async () => {})
    expect(shown()?.replaceAll(/[«»]/g, '')).toBe('cab')
  })

  test('a whole page can be left', async () => {
    const { unmount } = render(<Places left={1} isLate />)
    await translate()
    unmount()
    expect(shown()).toBeUndefined()
  })

  test('the light states its own state', async () => {
    let brightness = 0
    const suite = () => report({ lighting: brightness, requested_lighting: brightness })
    const { user } = await renderApp({
      at: `${control}/lighting`,
      signedIn: true,
      flags: ['show-smart-building'],
      effects: {
        suiteById: async () => suite(),
        setLighting: async ({ params }) => {
          brightness = Number(params.value)
          return suite()
        },
      },
    })
    expect(await screen.findByText('The light is off')).toBeVisible()
    await translate()
    await user.click(screen.getByRole('switch'))
    expect(await screen.findByText('The light is on')).toBeVisible()
    expect(screen.queryByText(/The light is off/)).toBeNull()
  })
})
