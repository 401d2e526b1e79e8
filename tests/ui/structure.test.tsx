import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Avatar } from '@ui/avatar/Avatar'
import { Card } from '@ui/card/Card'
import { FileDrop } from '@ui/fileDrop/FileDrop'
import type { RenderLink } from '@ui/link/renderLink'
import { Notice } from '@ui/notice/Notice'
import { SectionNav } from '@ui/sectionNav/SectionNav'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { Spinner } from '@ui/spinner/Spinner'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { Tabs } from '@ui/tabs/Tabs'
import { ContentTile } from '@ui/tile/ContentTile'
import { TileGrid } from '@ui/tile/TileGrid'
import { UtilityTile } from '@ui/tile/UtilityTile'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expectAccessible } from './axe'
import { renderSpeaking } from './renderSpeaking'
import { expectSpoken, spokenText } from './spokenText'

afterEach(() => expectAccessible())

function Bookings() {
  const [selected, select] = useState('next')
  const tabs = [
    { id: 'next', label: 'Upcoming', panel: <p>Desk 14</p> },
    { id: 'off', label: 'Shared', disabled: true, panel: null },
    { id: 'past', label: 'Past', panel: <p>Nothing</p> },
  ]
  return <Tabs label="Bookings" tabs={tabs} selected={selected} onSelect={select} />
}

describe('Tabs', () => {
  test('only the selected tab is in the tab order, and it labels its panel', async () => {
    render(<Bookings />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'Upcoming' })).toHaveFocus()
    // The panel's content is next; the panel itself is no tab stop.
    await userEvent.tab()
    expect(screen.getByRole('tabpanel', { name: 'Upcoming' })).not.toHaveFocus()
  })

  test('arrow keys follow the writing direction, right to left too', async () => {
    document.documentElement.dir = 'rtl'
    render(<Bookings />)
    await userEvent.click(screen.getByRole('tab', { name: 'Upcoming' }))
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Past', selected: true })).toHaveFocus()
    document.documentElement.dir = ''
  })

  test('arrow keys wrap and skip disabled tabs; Home and End work', async () => {
    render(<Bookings />)
    await userEvent.click(screen.getByRole('tab', { name: 'Upcoming' }))
    await userEvent.keyboard('{ArrowRight}')
    const past = screen.getByRole('tab', { name: 'Past', selected: true })
    expect(past).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Nothing')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Upcoming', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(past).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(past).not.toHaveFocus()
  })
})

describe('SectionNav', () => {
  const sections = [
    { id: 'news', label: 'News' },
    { id: 'events', label: 'Events' },
  ]

  test('links to the sections and marks the current one', async () => {
    const go = vi.fn<() => void>()
    render(<SectionNav label="Home" sections={sections} active="events" onNavigate={go} />)
    expect(screen.getByRole('navigation', { name: 'Home' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '#news')
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Events')
    await userEvent.click(screen.getByRole('link', { name: 'News' }))
    expect(go).toHaveBeenCalledWith('news')
  })
})

describe('Tiles', () => {
  test('are list items, each with one link named by its title', () => {
    render(
      <TileGrid kind="content" label="Events">
        <ContentTile
          title="Yoga"
          href="#yoga"
          level="h2"
          date={{ iso: '2026-11-24', label: '24 November', month: 'Nov', day: '24' }}
          meta="Roof"
          price="Free"
        />
        {null}
        <UtilityTile title="Coffee" href="#coffee" level="h2" figure="☕" />
      </TileGrid>,
    )
    expect(screen.getByRole('list', { name: 'Events' }).children).toHaveLength(2)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Yoga', 'Coffee'])
    expect(screen.getByText('24 November')).toBeInTheDocument()
  })

  test('accept a router link', () => {
    const renderLink = vi.fn<RenderLink>(() => <a href="/there">There</a>)
    render(<UtilityTile title="Coffee" href="#c" level="h2" figure="☕" renderLink={renderLink} />)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/there')
    expect(renderLink).toHaveBeenCalledWith(expect.objectContaining({ href: '#c' }))
  })
})

describe('The four view states', () => {
  test('loading is announced once, and its skeleton is silent', async () => {
    renderSpeaking(
      <Loading label="Loading events">
        <SkeletonTile kind="content" />
        <SkeletonTile kind="utility" />
      </Loading>,
    )
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
    await expectSpoken(/^Loading events$/)
  })

  test('empty shows what to do next', () => {
    render(<EmptyState icon="○" title="No bookings" action={<a href="#book">Book</a>} />)
    expect(screen.getByRole('heading', { name: 'No bookings' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Book' })).toBeVisible()
  })

  test('error is announced and can be retried, once at a time', async () => {
    const retry = vi.fn<() => void>()
    const failed = (retrying: boolean) => (
      <FailedState title="No events" retryLabel="Try again" onRetry={retry} retrying={retrying} />
    )
    const { rerender } = renderSpeaking(failed(false))
    await expectSpoken(/^No events$/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    rerender(failed(true))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  test('notices are announced only when live', async () => {
    const { rerender } = renderSpeaking(<Notice tone="danger" title="Silent" />)
    rerender(<Notice tone="danger" title="Refused" live />)
    await expectSpoken('Refused')
    rerender(<Notice tone="success" title="Paid" live />)
    await expectSpoken('Paid')
    expect(spokenText()).not.toContain('Silent')
  })
})

describe('Avatar', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['Ada Augusta King Lovelace', 'AL'],
    ['  plato ', 'P'],
    ['', ''],
  ])('%o becomes %o', (name, shown) => {
    render(<Avatar name={name} decorative />)
    expect(document.querySelector('[aria-hidden="true"]')).toHaveTextContent(shown)
  })

  test('falls back to the initials if the picture fails, and tries a new one', () => {
    const { rerender, container } = render(<Avatar name="Ada Lovelace" src="/a.jpg" />)
    const picture = () => container.querySelector('img')
    fireEvent.error(picture() ?? container)
    expect(picture()).toBeNull()
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL')
    rerender(<Avatar name="Ada Lovelace" src="/b.jpg" />)
    expect(picture()).not.toBeNull()
  })
})

test('FileDrop adds the chosen files and removes them by name', async () => {
  const add = vi.fn<() => void>()
  const remove = vi.fn<() => void>()
  render(
    <FileDrop
      label="Add photos"
      hint="JPEG"
      files={[{ id: '7', name: 'old.jpg', error: 'Too large' }]}
      onAdd={add}
      onRemove={remove}
      removeLabel={(name) => `Remove ${name}`}
      addedLabel={(name) => `${name} added`}
      removedLabel={(name) => `${name} removed`}
    />,
  )
  const lamp = new File(['x'], 'lamp.jpg', { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText('Add photos'), [lamp])
  expect(add).toHaveBeenCalledWith([lamp])
  await userEvent.click(screen.getByRole('button', { name: 'Remove old.jpg' }))
  expect(remove).toHaveBeenCalledWith('7')
  expect(screen.getByText('Too large')).toBeVisible()
})

test('small components', async () => {
  renderSpeaking(
    <Card>
      <StatusPill icon="✓">Confirmed</StatusPill>
      <Spinner label="Loading" />
    </Card>,
  )
  expect(screen.getByText('Confirmed')).toBeVisible()
  await expectSpoken('Loading')
})
