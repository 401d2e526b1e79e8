import { startFarm } from '@app/developer'
import type { Farm } from '@contract/farms'
import { FarmBar } from '@features/platform/farm/FarmBar'
import type { FarmEffects } from '@features/platform/farm/farmEffects'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateCatalogues } from '@platform/language/catalogues'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noProviders, status } from '../../machines/fixtures'
import { onTestEnd } from '../../onTestEnd'
import { expectAccessible } from '../../ui/axe'
import { type Answers, type LookUp, lookingUp } from '../answers'
import { deferred, never } from '../deferred'
import { renderApp } from '../renderApp'

const one = { description: 'Farm one', url: 'https://one.farm.test/api' }
const long = {
  description: 'Donaudampfschifffahrtsgesellschaftsfarm',
  url: `https://${'sehr-langer-name.'.repeat(6)}farm.test/${'pfad/'.repeat(20)}api`,
}
const nobody = status({ email: null, terms_accepted: false, confirmed: false, created_by: null })

type Scene = Parameters<typeof renderApp>[0] & { farm?: Farm; calls?: Partial<FarmEffects> }

const shown: (() => void)[] = []
/** The app with the bar below it, as in a build for developers. */
async function open({ farm, calls, ...scene }: Scene = {}) {
  let openSelector = () => {}
  const rendered = await renderApp({
    farmSelectorEmail: 'farms please',
    ...scene,
    effects: { openFarmSelector: () => openSelector(), ...scene.effects },
  })
  await act(() => activateCatalogues('developer'))
  const effects = {
    fetchFarms: vi.fn<FarmEffects['fetchFarms']>(async () => [one, long]),
    switchFarm: vi.fn<FarmEffects['switchFarm']>(async () => undefined),
    watchFarm: vi.fn<FarmEffects['watchFarm']>(() => () => undefined),
    reloadPage: vi.fn<() => void>(),
    ...calls,
  }
  const report = vi.fn<(what: string) => void>()
  const apiUrl = 'https://house.test/api'
  const given = { system: rendered.system, router: rendered.router, effects, report, apiUrl }
  const actor = startFarm({ ...given, farm: farm ?? null })
  openSelector = () => actor.send({ type: 'selector.opened' })
  const view = render(
    <I18nProvider i18n={i18n}>
      <FarmBar farm={actor} apiUrl={apiUrl} router={rendered.router} />
    </I18nProvider>,
  )
  shown.push(() => {
    view.unmount()
    actor.stop()
  })
  onTestEnd(() => {
    for (const close of shown.splice(0)) close()
  })
  return { ...rendered, actor, report, ...effects }
}
const bar = () => screen.findByRole('complementary', { name: 'farm' })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Select a farm' }))
async function openDialog(scene: Scene = {}) {
  const rendered = await open(scene)
  await rendered.user.click(within(await bar()).getByRole('button', { name: 'Change' }))
  return { ...rendered, dialog: await dialog() }
}

test('the bar shows the server, signed in or not', async () => {
  await open({ farm: one })
  expect(await bar()).toHaveTextContent('farmFarm oneurlhttps://one.farm.test/api')
  await expectAccessible()
})

test("without a farm the bar shows the address of the deployment's own API", async () => {
  await open({ signedIn: true })
  expect(await bar()).toHaveTextContent('farmThis deploymenturlhttps://house.test/api')
})

test('web views have no bar, and pages after them have it again', async () => {
  const { goTo } = await open({ at: '/webview/help-desk', isNativeHost: true, signedIn: true })
  expect(screen.queryByRole('complementary', { name: 'farm' })).toBeNull()
  await goTo('/help-desk')
  expect(await bar()).toBeVisible()
})

test('the special value opens the selector over an empty field on Enter', async () => {
  const lookUpEmail = vi.fn<LookUp>(never)
  const { user } = await open({ effects: lookingUp(lookUpEmail) })
  await user.type(await screen.findByLabelText('Work email'), 'farms please{Enter}')
  await dialog()
  expect(screen.getByLabelText('Work email')).toHaveValue('')
  expect(lookUpEmail).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.type(screen.getByLabelText('Work email'), 'farms please{Enter}')
  await dialog()
})

test('the selector shows its loading state, and already accepts an address', async () => {
  const { dialog: selector } = await openDialog({ calls: { fetchFarms: never } })
  expect(selector.getAllByText('Loading the farms')).not.toHaveLength(0)
  expect(selector.getByLabelText('Custom farm URL')).toBeEnabled()
  await expectAccessible()
})

test('the selector lists the farms with their addresses', async () => {
  const { dialog: selector } = await openDialog()
  expect(await selector.findByRole('radio', { name: /Farm one/ })).not.toBeChecked()
  expect(selector.getByText(long.url)).toBeVisible()
  await expectAccessible()
})

test('an empty list offers a typed address', async () => {
  const { dialog: selector, report } = await openDialog({ calls: { fetchFarms: async () => [] } })
  expect(await selector.findByText(/No farms are listed/)).toBeVisible()
  await expectAccessible()
  expect(report).not.toHaveBeenCalled()
})

test('a list that cannot be fetched is only logged, and an address can be typed', async () => {
  const fetchFarms = () => Promise.reject(new Error('away'))
  const { dialog: selector, report, user, switchFarm } = await openDialog({ calls: { fetchFarms } })
  expect(await selector.findByText(/No farms are listed/)).toBeVisible()
  expect(report).toHaveBeenCalledExactlyOnceWith('the list of farms could not be fetched')
  expect(selector.queryByRole('alert')).toBeNull()
  await user.type(selector.getByLabelText('Custom farm URL'), 'www.two.farm.test/api{Enter}')
  await waitFor(() => expect(switchFarm).toHaveBeenCalledTimes(1))
  expect(switchFarm).toHaveBeenCalledExactlyOnceWith(
    { farm: { description: 'www.two.farm.test', url: 'https://www.two.farm.test/api' } },
    expect.any(AbortSignal),
  )
})

test('a farm must be selected', async () => {
  const { dialog: selector, user, switchFarm } = await openDialog()
  await user.click(selector.getByRole('button', { name: 'Use this farm' }))
  expect(await selector.findByText('A farm must be selected')).toBeVisible()
  expect(switchFarm).not.toHaveBeenCalled()
  await expectAccessible()
})

test('an invalid web address is reported on blur', async () => {
  const { dialog: selector, user, switchFarm } = await openDialog()
  const field = selector.getByLabelText('Custom farm URL')
  await user.type(field, 'farm two')
  expect(selector.getByRole('radio', { name: /Another one/ })).toBeChecked()
  expect(selector.queryByText('Invalid Farm URL')).toBeNull()
  await user.tab()
  expect(await selector.findByText('Invalid Farm URL')).toBeVisible()
  expect(field).toBeInvalid()
  await user.click(selector.getByRole('button', { name: 'Use this farm' }))
  expect(switchFarm).not.toHaveBeenCalled()
  await expectAccessible()
})

test('a farm changes once the session has ended', async () => {
  const ended = deferred<void>()
  const logout = vi.fn<Answers['logout']>(() => ended.promise)
  const {
    dialog: selector,
    user,
    switchFarm,
    system,
  } = await openDialog({
    signedIn: true,
    effects: { logout },
  })
  await user.click(await selector.findByRole('radio', { name: /Farm one/ }))
  await user.click(selector.getByRole('button', { name: 'Use this farm' }))
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1))
  expect(switchFarm).not.toHaveBeenCalled()
  await act(async () => ended.resolve())
  await waitFor(() => expect(switchFarm).toHaveBeenCalledTimes(1))
  expect(switchFarm).toHaveBeenCalledExactlyOnceWith({ farm: one }, expect.any(AbortSignal))
  expect(system.session.getSnapshot().context.session).toBeNull()
})

test('during a sign-in, too', async () => {
  const { user, switchFarm } = await open({
    effects: lookingUp(async () => ({ status: nobody, providers: noProviders })),
  })
  await user.type(await screen.findByLabelText('Work email'), 'nia@house.test{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Choose your building' })
  await user.click(within(await bar()).getByRole('button', { name: 'Change' }))
  const selector = await dialog()
  await user.click(await selector.findByRole('radio', { name: /Farm one/ }))
  await user.click(selector.getByRole('button', { name: 'Use this farm' }))
  await waitFor(() => expect(switchFarm).toHaveBeenCalledTimes(1))
})

test('a change that fails shows an error, and can be retried', async () => {
  const switchFarm = vi.fn<FarmEffects['switchFarm']>(() => Promise.reject(new Error('full')))
  const { dialog: selector, user } = await openDialog({ calls: { switchFarm } })
  await user.click(await selector.findByRole('radio', { name: /Farm one/ }))
  await user.click(selector.getByRole('button', { name: 'Use this farm' }))
  expect(await selector.findByText(/couldn’t change the farm/)).toBeVisible()
  await expectAccessible()
  await user.click(selector.getByRole('button', { name: 'Use this farm' }))
  await waitFor(() => expect(switchFarm).toHaveBeenCalledTimes(2))
})

test('selecting the current farm changes nothing', async () => {
  const { dialog: selector, user, switchFarm } = await openDialog({ farm: one })
  await user.click(await selector.findByRole('radio', { name: /Farm one/ }))
  await user.click(selector.getByRole('button', { name: 'Use this farm' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(switchFarm).not.toHaveBeenCalled()
})

test('the selector is in German', async () => {
  const { user } = await open({ locale: 'de-de' })
  await user.click(within(await bar()).getByRole('button', { name: 'Wechseln' }))
  const selector = within(await screen.findByRole('dialog', { name: 'Farm auswählen' }))
  expect(await selector.findByLabelText('Eigene Farm-URL')).toBeVisible()
  await expectAccessible()
})
