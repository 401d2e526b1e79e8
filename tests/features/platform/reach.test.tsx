import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { firstHouse, user as me } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { detailAnswers } from '../answers'
import { signedInReply } from '../defaults'
import { type Replaced, renderApp } from '../renderApp'
import { category, item } from '../samples'

const id = '00000000-0000-4000-8000-00000000c0de'
const home = `/building/${firstHouse.building.uuid}`
const event = { uuid: id, title: 'Yoga', capacity: 10, attendants: [1001] }
const discover = async () => [
  category('Near', [item({ uuid: id, type: 'EVENT', title: 'Yoga' }), item({ title: 'Jazz' })]),
]
const effects: Replaced = { discoverContents: discover, ...detailAnswers(async () => event) }
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const expectFocus = (node: () => HTMLElement) => waitFor(() => expect(node()).toHaveFocus())
const button = (name: string) => screen.findByRole('button', { name })

/** docs/accessibility.md: a page change focuses its heading, wherever the focus was before. */
describe('a page change', () => {
  test('focuses the next heading, and Back focuses what was pressed', async () => {
    const { user, goBack, goForward } = await renderApp({ signedIn: true, effects })
    await user.click(await screen.findByRole('link', { name: 'Yoga' }))
    await expectFocus(() => screen.getByRole('heading', { name: 'Yoga', level: 1 }))
    expect(document.title).toBe('Yoga · House 2')
    await goBack()
    await expectFocus(() => screen.getByRole('link', { name: 'Yoga' }))
    expect(document.title).toMatch(/^House 2/)
    await goForward()
    await expectFocus(() => screen.getByRole('heading', { name: 'Yoga', level: 1 }))
  })

  test('by a link in the header focuses the heading, too', async () => {
    const { user } = await renderApp({ signedIn: true, at: '/my-history', effects })
    await heading('Bookings')
    await user.click(screen.getByRole('link', { name: /, home$/ }))
    await expectFocus(() => screen.getByRole('heading', { name: 'House 2', level: 1 }))
    expect(document.title).toMatch(/^House 2/)
  })

  test('finds what was pressed by its address in a list that rendered again', async () => {
    const companies = [{ uuid: id, name: 'Acme', premises: [] }]
    const { user, goBack } = await renderApp({
      signedIn: true,
      at: `${home}/companies`,
      effects: { ...effects, companies: async () => companies },
    })
    await heading('Companies')
    await user.click(await screen.findByRole('link', { name: 'Acme' }))
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Company of the test' }))
    await goBack()
    await expectFocus(() => screen.getByRole('link', { name: 'Acme' }))
    expect(document.title).toMatch(/^Companies/)
  })

  test('leaves the focus where the user moved it meanwhile', async () => {
    const { user, goTo } = await renderApp({ signedIn: true, at: '/my-history', effects })
    await heading('Bookings')
    const gone = goTo(`${home}/events/${id}`)
    await user.tab()
    await gone
    await heading('Yoga')
    await expectSpoken('Yoga')
    expect(screen.getByRole('heading', { name: 'Yoga', level: 1 })).not.toHaveFocus()
    expect(document.body).not.toHaveFocus()
  })

  test('announces another step when the focus moves to its field', async () => {
    const { user } = await renderApp({ effects: { login: async () => signedInReply } })
    await user.type(await screen.findByRole('textbox'), 'ada@house.test{Enter}')
    await expectSpoken('Enter your password')
    expect(document.title).toMatch(/^Enter your password/)
    await user.click(await button('Back'))
    await expectSpoken('Welcome')
    await expectFocus(() => screen.getByRole('textbox', { name: /email/i }))
    await user.type(screen.getByRole('textbox'), '{Enter}')
    await user.type(await screen.findByLabelText('Password'), 'secret{Enter}')
    await expectFocus(() => screen.getByRole('heading', { name: 'House 2', level: 1 }))
  })
})

describe('the result of an action', () => {
  test('an RSVP and its cancellation are announced, and the focus continues there', async () => {
    // Each response invalidates earlier reads, so the event is read again.
    let attendants: number[] = event.attendants
    const { user } = await renderApp({
      signedIn: true,
      at: `${home}/event-posts/${id}`,
      effects: {
        ...effects,
        ...detailAnswers(async () => ({ ...event, attendants })),
        attendEventPost: async () => {
          attendants = [...event.attendants, me.id]
          return { ...event, attendants }
        },
        recallEventPost: async () => {
          attendants = event.attendants
          return event
        },
      },
    })
    await user.click(await button('RSVP'))
    await user.click(await button('Confirm RSVP'))
    await expectSpoken('You’re on the list')
    const answer = await screen.findByRole('dialog', { name: 'You’re on the list' })
    expect(answer).toContainElement(document.activeElement as HTMLElement)
    await user.click(within(answer).getByRole('button', { name: 'Done' }))
    await expectFocus(() => screen.getByRole('link', { name: 'Show your pass' }))
    await user.click(await button('Cancel RSVP'))
    const question = await screen.findByRole('dialog', { name: 'Cancel your RSVP?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel RSVP' }))
    await expectSpoken('Your RSVP is cancelled.')
    await expectFocus(() => screen.getByRole('button', { name: 'RSVP' }))
  })
})

describe('a form sent too early', () => {
  test('shows what is missing and focuses it, if it is one field', async () => {
    const { user } = await renderApp()
    const field = await screen.findByRole('textbox', { name: 'Work email' })
    await user.click(await button('Next'))
    await expectSpoken('Enter your work email')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Enter your work email')
    await user.type(field, 'ada@house.test')
    expect(field).toBeValid()
  })

  test('lists several missing fields, with a link to each', async () => {
    const { user } = await renderApp({ signedIn: true, at: '/help-desk' })
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'A lamp')
    await user.click(await button('Send'))
    const list = await screen.findByRole('region', { name: /missing or needs fixing/ })
    expect(list).toHaveFocus()
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Choose what your request is about', 'Describe what you need'])
    await expectAccessible()
    await user.click(within(list).getByRole('link', { name: 'Describe what you need' }))
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus()
    await user.keyboard('It flickers')
    expect(screen.queryByRole('region', { name: /missing or needs fixing/ })).toBeNull()
  })

  test('associates a rejected file with its control, and announces changes', async () => {
    const { user } = await renderApp({ signedIn: true, at: '/help-desk' })
    const files = await screen.findByLabelText('Add files')
    await user.upload(files, new File(['x'], 'plan.pdf', { type: 'application/pdf' }))
    await expectSpoken('plan.pdf added.')
    await user.click(await button('Remove plan.pdf'))
    await expectSpoken('plan.pdf removed.')
    expect(files).toHaveFocus()
    fireEvent.change(files, { target: { files: [new File(['x'], 'run.exe')] } })
    await expectSpoken('run.exe isn’t a file type we accept.')
    expect(files).toBeInvalid()
    expect(files).toHaveAccessibleDescription(/run\.exe isn’t a file type we accept/)
  })
})

describe('the / key', () => {
  test('opens the search until the user disables it on this device', async () => {
    const { user } = await renderApp({ signedIn: true, at: '/account' })
    await heading('Settings')
    const choice = screen.getByRole('switch', { name: 'Open search with the / key' })
    expect(choice).toBeChecked()
    await user.click(choice)
    await user.keyboard('{Escape}')
    screen.getByRole('link', { name: /, home$/ }).focus()
    await user.keyboard('/')
    expect(screen.queryByRole('dialog', { name: /^Search / })).toBeNull()
    expect(screen.getByRole('button', { name: 'Search the building' })).not.toHaveAttribute(
      'aria-keyshortcuts',
    )
    await user.click(choice)
    screen.getByRole('link', { name: /, home$/ }).focus()
    await user.keyboard('/')
    expect(await screen.findByRole('dialog', { name: /^Search / })).toBeVisible()
  })
})
