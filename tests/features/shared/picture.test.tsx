import { Picture } from '@shared/Picture'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

const source = 'https://pictures.example/a b.jpg?size=1&sign=x'
const escaped = 'https%3A%2F%2Fpictures.example%2Fa%20b.jpg%3Fsize%3D1%26sign%3Dx'
const tile = { src: source, shape: 'tile', alt: 'A quiet room', sizes: '50vw' } as const

const imageOf = (container: HTMLElement) => container.querySelector('img')

describe('a picture', () => {
  test('offers every width of its shape, and reserves its space', () => {
    render(<Picture {...tile} className="box" />)
    const image = screen.getByRole('img', { name: 'A quiet room' })
    expect(image).toHaveAttribute(
      'srcset',
      [324, 486, 648, 972, 1296]
        .map((width) => `/images/tile/${width}?src=${escaped} ${width}w`)
        .join(),
    )
    expect(image).toHaveAttribute('src', `/images/tile/648?src=${escaped}`)
    expect(image).toHaveAttribute('sizes', '50vw')
    expect(image).toHaveAttribute('width', '648')
    expect(image).toHaveAttribute('height', '416')
    expect(image).toHaveClass('box')
  })

  test('loads only when it is near', () => {
    render(<Picture {...tile} />)
    const image = screen.getByRole('img')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(image).toHaveAttribute('decoding', 'async')
    expect(image).not.toHaveAttribute('fetchpriority')
  })

  test('loads first if the page opens with it', () => {
    render(<Picture {...tile} shape="hero" priority />)
    const image = screen.getByRole('img')
    expect(image).toHaveAttribute('fetchpriority', 'high')
    expect(image).not.toHaveAttribute('loading')
    expect(image.getAttribute('srcset')).toMatch(/^\/images\/hero\/640\?.* 2400w$/)
    expect(image).toHaveAttribute('width', '1600')
    expect(image).toHaveAttribute('height', '900')
  })

  test('has another crop on phones if its shape differs there', () => {
    const { container } = render(
      <Picture {...tile} shape="hero" onPhones={{ shape: 'heroTall', sizes: '90vw' }} />,
    )
    const tall = container.querySelector('picture > source')
    expect(tall).toHaveAttribute('media', '(max-width: 768.98px)')
    expect(tall).toHaveAttribute('sizes', '90vw')
    expect(tall?.getAttribute('srcset')).toMatch(/^\/images\/heroTall\/480\?.* 1440w$/)
    expect(screen.getByRole('img')).toHaveAttribute('src', `/images/hero/1600?src=${escaped}`)
  })

  test('has a fallback if it failed before hydration, without an event', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const decode = vi.fn<() => Promise<void>>(async () =>
      Promise.reject(new DOMException('broken', 'EncodingError')),
    )
    Object.defineProperty(HTMLImageElement.prototype, 'decode', {
      configurable: true,
      value: decode,
    })
    const { container } = render(<Picture {...tile} />)
    await waitFor(() => expect(imageOf(container)).toBeNull())
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
    vi.restoreAllMocks()
  })

  test('is preloaded for pages that open with it, before the markup names it', () => {
    render(
      <Picture
        {...tile}
        src="/early.jpg"
        shape="hero"
        onPhones={{ shape: 'heroTall', sizes: '90vw' }}
        priority
      />,
    )
    const links = [...document.querySelectorAll('link[rel=preload][as=image]')].filter((link) =>
      link.getAttribute('imagesrcset')?.includes('early.jpg'),
    )
    expect(
      links.map((link) => [link.getAttribute('media'), link.getAttribute('imagesizes')]),
    ).toEqual([
      ['(min-width: 769px)', '50vw'],
      ['(max-width: 768.98px)', '90vw'],
    ])
  })

  test.each([undefined, null, ''])('has a fallback if there is none: %j', (src) => {
    const { container } = render(<Picture {...tile} src={src} className="box" />)
    expect(imageOf(container)).toBeNull()
    expect(screen.getByRole('img', { name: 'A quiet room' })).toHaveClass('box')
  })

  test('has a fallback once it cannot be loaded, and tries another one', () => {
    const { container, rerender } = render(<Picture {...tile} />)
    fireEvent.error(imageOf(container) ?? container)
    expect(imageOf(container)).toBeNull()
    expect(screen.getByRole('img', { name: 'A quiet room' })).toBeVisible()
    rerender(<Picture {...tile} src="/pictures/other.svg" />)
    expect(imageOf(container)).toHaveAttribute(
      'src',
      '/images/tile/648?src=%2Fpictures%2Fother.svg',
    )
  })

  test('has empty alternative text if there is nothing to add', () => {
    render(<Picture {...tile} src={null} alt="" />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
