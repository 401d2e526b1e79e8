import { createCollector } from '@ssr/collect'
import { draw } from '@ssr/draw'
import { render } from '@testing-library/react'
import { PageHeading } from '@ui/heading/PageHeading'
import { CollectorContext } from '@ui/rendering/collector'
import { cssUrl } from '@ui/rendering/cssUrl'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { Skeleton } from '@ui/skeleton/Skeleton'
import type { CSSProperties, ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

const Styled = ({ style }: { style: CSSProperties }) => <i {...useOwnStyle(style)} />
const size = { '--a': '48px', '--b': 'min(24rem, 60vw)' } as CSSProperties

async function rendered(page: ReactNode) {
  const { collector, heading, css } = createCollector()
  const view = <CollectorContext value={collector}>{page}</CollectorContext>
  const { body } = await draw(view, AbortSignal.timeout(5000))
  return { body, css: css(), heading: heading() }
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
  document.head.replaceChildren()
})

describe('styles of a rendered page', () => {
  it('are in its style sheet, each once, and never in an attribute', async () => {
    const { body, css } = await rendered([1, 2].map((key) => <Styled key={key} style={size} />))
    const text = '--a:48px;--b:min(24rem, 60vw)'
    expect(body).toBe(`<i data-style="${text}"></i><i data-style="${text}"></i>`)
    expect(css).toBe(`[data-style="${text}"]{${text}}`)
  })

  it('are found by the browser, which then sets them on the same elements', async () => {
    const page = (
      <>
        <Styled style={{ maskImage: cssUrl('/a "b".svg'), width: '48px' }} />
        <Skeleton lines={2} />
      </>
    )
    const { body, css } = await rendered(page)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = body
    document.head.appendChild(document.createElement('style')).textContent = css
    const elements = [...container.querySelectorAll<HTMLElement>('[data-style]')]
    expect(elements).toHaveLength(3)
    expect(elements.map((element) => getComputedStyle(element).width)[0]).toBe('48px')
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    const log = vi.spyOn(console, 'error')
    render(page, { container, hydrate: true, onRecoverableError })
    expect(log).not.toHaveBeenCalled()
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect([...container.querySelectorAll('[style]')]).toEqual(elements)
    expect(container.querySelector('[data-style]')).toBeNull()
    expect(elements[0]?.style.cssText).toBe('mask-image: url("/a%20%22b%22.svg"); width: 48px;')
  })

  it.each(['b}</style>', 'b}x{', '\\62', '</style>', '{'])(
    'contain nothing that could end the sheet: %s',
    async (value) => {
      const { css } = await rendered(<Styled style={{ '--a': value } as CSSProperties} />)
      expect(css).toBe('')
    },
  )

  it.each(['/x.svg"}</style><script>', '/x\\22.svg', '/x.svg")\n}a{b:c', '/größe (1).svg'])(
    'can name any address: %s',
    async (address) => {
      const { css } = await rendered(<Styled style={{ maskImage: cssUrl(address) }} />)
      expect(css).toMatch(
        /^\[data-style="mask-image:url\(\\"[^"\\<>{}\s]*\\"\)"\]\{mask-image:url\("[^"\\<>{}\s]*"\)\}$/,
      )
    },
  )
})

describe('the heading of a rendered page', () => {
  it('is its first one, as text', async () => {
    const page = (
      <main>
        <p>Before</p>
        <PageHeading>Jazz & more on the terrace</PageHeading>
        <PageHeading>Another</PageHeading>
      </main>
    )
    expect((await rendered(page)).heading).toBe('Jazz & more on the terrace')
    expect((await rendered(<p>Without</p>)).heading).toBe('')
  })
})
