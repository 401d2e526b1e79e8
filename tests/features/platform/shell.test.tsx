import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { user as ada, firstHouse, kioskUser, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, entering, granting } from '../answers'
import { signedInReply } from '../defaults'
import { deferred } from '../deferred'
import { inputsOf } from '../inputsOf'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

type Scene = NonNullable<Parameters<typeof renderApp>[0]>
const openShell = async (scene: Scene = {}) => {
  const rendered = await renderApp({ signedIn: true, at: '/account', ...scene })
  await screen.findByRole('heading', { name: 'Settings' })
  return rendered
}

/** The header's menu, opened; its entries by their text. */
async function openMenu(scene: Scene = {}) {
  const rendered = await openShell(scene)
  await rendered.user.click(await screen.findByRole('button', { name: 'Menu for Ada Test' }))
  const menu = within(screen.getByRole('menu', { name: 'Menu for Ada Test' }))
  return { ...rendered, menu, entries: () => menu.queryAllByRole('menuitem').map(words) }
}
const words = (entry: HTMLElement) => entry.textContent

describe("the header's menu", () => {
  test.each<[string, string[] | null, string[]]>([
    ['by default', null, ['Account', 'Change building', 'Saved', 'Log out']],
    ['buildings', ['dropdown-buildings'], ['Change building', 'Saved']],
    ['without any flag', [], ['Saved']],
    ['account', ['dropdown-account'], ['Account', 'Saved']],
    ['history', ['account-history'], ['Bookings', 'Saved']],
    ['kiosk', ['dropdown-kiosk'], ['Saved', 'Kiosk mode']],
    ['log out', ['dropdown-logout'], ['Saved', 'Log out']],
  ])('%s', async (_, flags, expected) => {
    const { entries } = await openMenu(flags === null ? {} : { flags })
    expect(entries()).toEqual(expected)
  })

  test('leads those with a role to the console, in a tab of its own', async () => {
    const { menu } = await openMenu({
      effects: { currentUser: async () => ({ ...ada, is_operator: true }) },
    })
    const entry = menu.getByRole('menuitem', { name: 'Open the console' })
    expect(entry).toHaveAttribute('href', '/operate/')
    expect(entry).toHaveAttribute('target', '_blank')
    await expectAccessible()
  })

  test('stays open and keeps the focus when the building arrives', async () => {
    const entered = deferred<typeof firstHouse>()
    const effects = entering(() => entered.promise)
    const { user } = await renderApp({ signedIn: true, effects })
    await user.click(await screen.findByRole('button', { name: 'Menu for Ada Test' }))
    const entry = screen.getByRole('menuitem', { name: 'Account' })
    act(() => entry.focus())
    // It has no target yet.
    expect(screen.queryByRole('menuitem', { name: 'Saved' })).toBeNull()
    entered.resolve(firstHouse)
    await screen.findByRole('heading', { level: 1, name: firstHouse.building.name })
    expect(screen.getByRole('menuitem', { name: 'Account' })).toBe(entry)
    expect(entry).toHaveFocus()
    const saved = screen.getByRole('menuitem', { name: 'Saved' })
    expect(saved.getAttribute('href')).toBe(`/building/${firstHouse.building.uuid}/saved`)
  })

  test('changes the building once another one is selected', async () => {
    const { menu, user, address } = await openMenu()
    await user.click(menu.getByRole('menuitem', { name: 'Change building' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change building' }))
    expect(dialog.getByRole('button', { name: 'Change building' })).toBeDisabled()
    await expectAccessible()
    await user.click(dialog.getByRole('radio', { name: /House 3/ }))
    await user.click(dialog.getByRole('button', { name: 'Change building' }))
    expect(await screen.findByRole('button', { name: /currently House 3$/ })).toBeVisible()
    expect(address()).toBe('/account')
  })

  const admin = 'feat-tenant-vis-reg-to-admin-link'
  const granted = granting('adminLink', 'approvals', 'kioskStart')
  const replace = vi.fn<(href: string) => void>()
  const newTab = () => ({ location: { replace }, close: () => undefined }) as unknown as Window
  const oneTime = async () => ({ ott: 'one' })
  const openAdmin = async (generateAuthLink: Answers['generateAuthLink'], openTab = newTab) => {
    const rendered = await openMenu({
      flags: [admin],
      effects: { permissions: granted, generateAuthLink, openTab },
    })
    await rendered.user.click(await rendered.menu.findByRole('menuitem', { name: 'Launch admin' }))
    return rendered
  }
  test('opens the admin site by flag and permission, once for each press', async () => {
    const generateAuthLink = vi.fn<Answers['generateAuthLink']>(oneTime)
    await openAdmin(generateAuthLink)
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://admin.house.test/?ott=one'))
    expect(inputsOf(generateAuthLink)).toMatchObject([{ idempotencyKey: expect.any(String) }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('offers the address of the admin site if the browser blocks its tab', async () => {
    const href = 'https://admin.house.test/?ott=one'
    const { user } = await openAdmin(oneTime, () => null as never)
    const dialog = within(await screen.findByRole('dialog', { name: 'Open the admin site' }))
    await expectAccessible()
    const link = dialog.getByRole('link', { name: 'Launch admin' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank'])
    expect(link.getAttribute('rel')).toContain('noopener')
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows that the admin site could not be opened, and retries', async () => {
    const generateAuthLink = vi
      .fn<Answers['generateAuthLink']>(oneTime)
      .mockRejectedValueOnce(offline)
    const { user } = await openAdmin(generateAuthLink)
    const name = 'We couldn’t open the admin site'
    const dialog = within(await screen.findByRole('dialog', { name }))
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(generateAuthLink).toHaveBeenCalledTimes(2)
  })

  test('does not retry once the permission is gone', async () => {
    await openAdmin(() => Promise.reject(refused('permission_denied', 403)))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('You no longer have access to it.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('links to bookings for users who decide on them', async () => {
    const { menu } = await openMenu({ effects: { permissions: granted } })
    const entry = await menu.findByRole('menuitem', { name: 'Bookings to approve' })
    expect(entry.getAttribute('href')).toMatch(/\/approvals$/)
  })

  test('links to no bookings without approvals in the back end, or the permission', async () => {
    const { menu } = await openMenu({
      deployment: { extensions: ['live'] },
      effects: { permissions: granted },
    })
    expect(menu.queryByRole('menuitem', { name: 'Bookings to approve' })).toBeNull()
  })

  test.each<[string, Scene]>([
    ['flag', { flags: [], effects: { permissions: granted } }],
    [
      'permission',
      { flags: [admin], effects: { permissions: granting('approvals', 'kioskStart') } },
    ],
    ['answer', { flags: [admin], effects: { permissions: () => Promise.reject(offline) } }],
  ])('offers no admin site without the %s', async (_, scene) => {
    const { menu } = await openMenu(scene)
    expect(menu.queryByRole('menuitem', { name: 'Launch admin' })).toBeNull()
  })

  test('links to the account', async () => {
    const { menu, user, address } = await openMenu({ at: '/account' })
    await user.click(menu.getByRole('menuitem', { name: 'Account' }))
    await waitFor(() => expect(address()).toBe('/account'))
  })

  test('signs out: the server is notified once, and no return address remains', async () => {
    const logout = vi.fn<() => Promise<void>>(async () => undefined)
    const { menu, user, address } = await openMenu({ effects: { logout } })
    await user.click(menu.getByRole('menuitem', { name: 'Log out' }))
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
    expect(logout).toHaveBeenCalledTimes(1)
    expect(address()).toBe('/login')
    expect(screen.queryByText('Ada Test')).toBeNull()
  })

  test("shows the user's picture only if flag and brand allow it", async () => {
    await openShell({ flags: ['header-user-profile-image'] })
    const button = screen.getByRole('button', { name: 'Menu for Ada Test' })
    expect(button.querySelector('img')).toHaveAttribute('src', ada.avatar_url)
  })
})

describe('kiosk mode', () => {
  const all = ['dropdown-kiosk', 'enable-exit-kiosk-mode', 'header-logo', 'dropdown-account']

  test('replaces the header; leaving it restores the header', async () => {
    const { menu, user } = await openMenu({ flags: all })
    await user.click(menu.getByRole('menuitem', { name: 'Kiosk mode' }))
    const question = await screen.findByRole('dialog', { name: 'Turn this into a kiosk?' })
    await expectAccessible()
    await user.click(within(question).getByRole('button', { name: 'Start kiosk mode' }))
    const leave = await screen.findByRole('button', { name: 'Leave kiosk mode' })
    expect(screen.queryByRole('button', { name: 'Menu for Ada Test' })).toBeNull()
    expect(within(screen.getByRole('banner')).getByText('House 2')).toBeVisible()
    await expectAccessible()
    await user.click(leave)
    const left = await screen.findByRole('dialog', { name: 'Leave kiosk mode?' })
    await user.click(within(left).getByRole('button', { name: 'Leave kiosk mode' }))
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
  })

  test('hands the device over: another session, home, and no trace of the user', async () => {
    const startKiosk = vi.fn<Answers['startKiosk']>(async () => ({
      ...signedInReply,
      token: 'kiosk-token',
      user: kioskUser,
    }))
    const tenantUserBuildings = vi.fn<() => Promise<(typeof firstHouse.building)[]>>(async () => [
      firstHouse.building,
    ])
    const { menu, user, address, system } = await openMenu({
      flags: all,
      at: '/account',
      effects: { startKiosk, tenantUserBuildings },
    })
    await user.click(menu.getByRole('menuitem', { name: 'Kiosk mode' }))
    await user.click(await screen.findByRole('button', { name: 'Start kiosk mode' }))
    await waitFor(() => expect(address()).toBe(`/building/${firstHouse.building.uuid}`))
    expect(inputsOf(startKiosk)).toMatchObject([
      { body: { building_uuid: firstHouse.building.uuid } },
    ])
    expect(system.session.getSnapshot().context.session).toMatchObject({
      token: 'kiosk-token',
      user: kioskUser,
    })
    // The buildings are requested again: the tenant's are not the kiosk's.
    expect(tenantUserBuildings).toHaveBeenCalledTimes(2)
    expect(screen.queryByText(/Ada/)).toBeNull()
  })

  test('shows why it could not start, and leaves everything as it was', async () => {
    const { menu, user } = await openMenu({
      flags: all,
      effects: { startKiosk: () => Promise.reject(offline) },
    })
    await user.click(menu.getByRole('menuitem', { name: 'Kiosk mode' }))
    await user.click(await screen.findByRole('button', { name: 'Start kiosk mode' }))
    const message = await screen.findByText(
      'That didn’t work. Check your connection and try again.',
    )
    expect(message).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(await screen.findByRole('button', { name: 'Menu for Ada Test' })).toBeVisible()
  })

  test('with a PIN is left with that PIN only', async () => {
    const leaveKiosk = vi
      .fn<Answers['leaveKiosk']>(async () => undefined)
      .mockRejectedValueOnce(refused('kiosk_pin_wrong', 403))
    const { user } = await renderApp({
      signedIn: true,
      isKiosk: true,
      hasExitPin: true,
      flags: all,
      effects: { leaveKiosk },
    })
    await user.click(await screen.findByRole('button', { name: 'Leave kiosk mode' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave kiosk mode?' }))
    await user.click(dialog.getByRole('button', { name: 'Leave kiosk mode' }))
    expect(dialog.getByLabelText('PIN')).toHaveAccessibleDescription('Enter the PIN')
    await user.type(dialog.getByLabelText('PIN'), '0000')
    await user.type(dialog.getByLabelText('PIN'), '{Enter}')
    expect(await dialog.findByText(/That PIN isn’t right/)).toBeVisible()
    await expectAccessible()
    await user.clear(dialog.getByLabelText('PIN'))
    await user.type(dialog.getByLabelText('PIN'), '4711{Enter}')
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
    expect(inputsOf(leaveKiosk).map(({ body }) => body)).toEqual([{ pin: '0000' }, { pin: '4711' }])
  })

  test('ends once a user with another session is signed in', async () => {
    await renderApp({ signedIn: true, flags: all, kioskMark: true })
    expect(await screen.findByRole('button', { name: 'Menu for Ada Test' })).toBeVisible()
  })

  test('cannot be left without the flag, and restarts after a reload', async () => {
    await renderApp({ signedIn: true, isKiosk: true, flags: ['dropdown-kiosk'] })
    await screen.findByRole('heading', { name: 'House 2' })
    expect(screen.queryByRole('button', { name: 'Leave kiosk mode' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Menu for Ada Test' })).toBeNull()
  })

  test.each([
    '/account',
    '/account/profile',
    '/account/cards',
    '/my-history',
    '/add-card',
    '/logout',
  ])('has no %s', async (at) => {
    const { address } = await renderApp({ signedIn: true, isKiosk: true, at })
    expect(await screen.findByRole('heading', { name: 'House 2' })).toBeVisible()
    expect(address()).toMatch(/^\/building\//)
  })
})

describe('the session', () => {
  const expire = () => Promise.reject(refused('refresh_token_reused', 401))

  test('shows that it has expired; OK leads to sign-in and back here', async () => {
    const { system, user, address } = await openShell({
      at: '/account?tab=cards',
      effects: { refresh: expire },
    })
    act(() => system.session.send({ type: 'token.rejected' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your session has expired' })
    expect(dialog).toHaveAccessibleDescription('Please login again.')
    expect(screen.getByText('Settings', { selector: 'h1' })).toBeInTheDocument()
    await expectAccessible()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(dialog).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    const field = await screen.findByRole('textbox', { name: 'Work email' })
    const [path, query] = address().split('?')
    expect(path).toBe('/login')
    expect(new URLSearchParams(query).get('returnTo')).toBe('/account?tab=cards')
    await user.type(field, 'ada@house.test{Enter}')
    await user.type(await screen.findByLabelText('Password'), 'secret{Enter}')
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible()
    expect(address()).toBe('/account?tab=cards')
  })

  test('survives a lost network, and the page is marked as possibly outdated', async () => {
    const refreshed = deferred<typeof signedInReply>()
    const refresh = vi
      .fn<Answers['refresh']>(() => refreshed.promise)
      .mockRejectedValueOnce(offline)
    const { system } = await openShell({ effects: { refresh } })
    act(() => system.session.send({ type: 'token.rejected' }))
    const notice = await screen.findByText('You’re offline, so this may be out of date.')
    expect(notice).toBeVisible()
    await expectSpoken('You’re offline, so this may be out of date.')
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible()
    act(() => system.session.send({ type: 'network.restored' }))
    await act(async () => refreshed.resolve(signedInReply))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  })
})
