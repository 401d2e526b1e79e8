import type { Suite } from '@contract/smartBuilding'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, offline, refused } from '../../machines/fixtures'
import { away, report } from '../../machines/suites/suites'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { deferred, never } from '../deferred'
import { inputsOf } from '../inputsOf'
import { control } from '../places'
import { type Replaced, renderApp } from '../renderApp'

const smart = `/building/${firstHouse.building.uuid}/smart-building`
const suites = `${smart}/floors/7/suites`
const open = (at: string, effects: Replaced = {}) =>
  renderApp({ at, signedIn: true, flags: ['show-smart-building'], effects })
const title = (name: string) => screen.findByRole('heading', { name, level: 1 })
const noSystem = refused('system_not_available', 503)

/** A suite that accepts every setpoint, like the building. */
function obedient(first: Suite) {
  let now = first
  const values: number[] = []
  const take = (value: number, given: Partial<Suite>) => {
    values.push(value)
    now = { ...now, ...given }
    return now
  }
  const setLighting = vi.fn<Answers['setLighting']>(async ({ params }) => {
    const value = Number(params.value)
    return take(value, { lighting: value, requested_lighting: value })
  })
  const setTemperature = vi.fn<Answers['setTemperature']>(async ({ params }) => {
    const value = Number(params.temp)
    return take(value, { requested_temp: value })
  })
  return { values, answers: { setLighting, setTemperature, suiteById: async () => now } }
}

describe.each([
  ['floors', smart, 'floors'],
  ['suites', suites, 'suites'],
] as const)('%s', (_, path, effect) => {
  test('of a building without a system names the contact', async () => {
    await open(path, { [effect]: () => Promise.reject(noSystem) } as Replaced)
    expect(
      await screen.findByText(
        'System is currently not available. If issue persists, contact support.',
      ),
    ).toBeVisible()
    const support = screen.getByRole('link', { name: 'Contact support' })
    expect(support).toHaveAttribute(
      'href',
      'mailto:help@house.test?subject=Light%20and%20climate%3A%20House%202',
    )
    await expectAccessible()
  })
})

describe('a suite of the list', () => {
  test('shows its temperature and its light', async () => {
    await open(`${smart}/floors/7/suites`, {
      suites: async () => [
        { id: '1', navName: 'Both', temp: 71.2, temp_unit: 'F', lighting: 65, available: true },
        { id: '2', navName: 'Dark', lighting: 0 },
        { id: '3', navName: 'Celsius', temp: 21.5, temp_unit: 'C' },
        { id: '4', navName: 'Away', temp: 70, temp_unit: 'F', lighting: 10, available: false },
        { id: '5', navName: 'Unknown' },
      ],
    })
    await screen.findByRole('link', { name: 'Both' })
    const texts = screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect(texts).toEqual([
      'Both71°F · Light 65%',
      'DarkLight off',
      'Celsius21.5°C',
      'AwayOffline',
      'Unknown',
    ])
    await expectAccessible()
  })
})

describe('the way to a suite', () => {
  test('names how many suites a floor has, if the building system counts them', async () => {
    await open(smart, {
      floors: async () => [
        { id: '7', navName: 'Floor 7', suites: 4 },
        { id: '8', navName: 'Floor 8', suites: 1 },
        { id: 'roof', navName: 'Roof', suites: 0 },
        { id: 'hall', navName: 'Hall' },
      ],
    })
    await screen.findByRole('link', { name: 'Floor 7' })
    const tiles = screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect(tiles).toEqual(['7Floor 74 suites', '8Floor 81 suite', 'RoofNo suites', 'Hall'])
    await expectAccessible()
  })

  test('leads from floors through suites to the controls, and back', async () => {
    const { user, address } = await open(smart, {
      floors: async () => [
        { id: '7', navName: 'Floor 7' },
        { id: 'roof & all', navName: 'Roof' },
      ],
    })
    const roof = await screen.findByRole('link', { name: 'Roof' })
    expect(roof).toHaveAttribute('href', `${smart}/floors/roof%20%26%20all/suites`)
    await user.click(screen.getByRole('link', { name: 'Floor 7' }))
    expect(await title('Floor 7')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Suite 12' }))
    expect(await title('Suite 12')).toBeVisible()
    expect(address()).toBe(control)
    // Two pages of one suite, so that tabs and history can be told apart.
    expect(document.title).toBe('Light · Suite 12 · House 2')
    await user.click(screen.getByRole('link', { name: 'Temperature' }))
    await vi.waitFor(() => expect(document.title).toBe('Temperature · Suite 12 · House 2'))
    await user.click(screen.getByRole('link', { name: 'Suites' }))
    expect(await title('Floor 7')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Floors' }))
    expect(await title('Smart building')).toBeVisible()
  })

  test('names what was pressed until it has been read', async () => {
    const { user } = await open(smart, {
      floors: async () => [{ id: '7', navName: 'Floor 7' }],
      suites: async () => [{ id: '7A', navName: 'Suite 7A' }],
      suiteById: never,
    })
    await user.click(await screen.findByRole('link', { name: 'Floor 7' }))
    expect(await title('Floor 7')).toBeVisible()
    await user.click(await screen.findByRole('link', { name: 'Suite 7A' }))
    expect(await title('Suite 7A')).toBeVisible()
    expect(screen.getByText('Loading the suite')).toBeInTheDocument()
    await expectAccessible()
  })

  test('of another floor starts with that floor only', async () => {
    const other = deferred<Awaited<ReturnType<Answers['suites']>>>()
    const { goTo } = await open(suites, {
      floors: async () => [
        { id: '7', navName: 'Floor 7' },
        { id: '8', navName: 'Floor 8' },
      ],
      suites: ({ params }) =>
        params.floorId === '8'
          ? other.promise
          : Promise.resolve([{ id: '12', navName: 'Suite 12' }]),
    })
    expect(await screen.findByRole('link', { name: 'Suite 12' })).toBeVisible()
    await goTo(`${smart}/floors/8/suites`)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Suite 12' })).toBeNull())
    await act(async () => other.resolve([]))
    expect(await title('Floor 8')).toBeVisible()
  })

  test('shows an unknown floor as such', async () => {
    await open(suites, { suites: () => Promise.reject(refused('not_found', 404)) })
    expect(await screen.findByText('We couldn’t find this')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all floors' })).toHaveAttribute('href', smart)
    await expectAccessible()
  })

  test('in a web view has no header, and stays in the web view', async () => {
    const { address, user } = await renderApp({
      at: `/webview${suites}`,
      signedIn: true,
      flags: ['show-smart-building'],
      isNativeHost: true,
    })
    expect(await title('Floor 7')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Menu for/ })).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Suite 12' }))
    expect(await title('Suite 12')).toBeVisible()
    expect(address()).toBe(`/webview${control}`)
    await user.click(screen.getByRole('link', { name: 'Temperature' }))
    await waitFor(() => expect(address()).toBe(`/webview${control}/temperature`))
  })

  test('is closed to a kiosk', async () => {
    await renderApp({ at: smart, isKiosk: true, signedIn: true, flags: ['show-smart-building'] })
    expect(await title('House 2')).toBeVisible()
  })
})

describe('a suite', () => {
  test.each([
    ['light if there is light', {}, '', 'Brightness'],
    ['the temperature if it is named', {}, '/temperature', 'Temperature'],
    ['light if it is named', {}, '/lighting', 'Brightness'],
    ['the temperature if there is no light', { lighting: null }, '', 'Temperature'],
    ['the temperature, although light is named', { lighting: null }, '/lighting', 'Temperature'],
  ])('shows %s', async (_, given, type, name) => {
    const { address } = await open(`${control}${type}`, { suiteById: async () => report(given) })
    expect(await screen.findByRole('slider', { name })).toBeInTheDocument()
    expect(screen.getAllByRole('slider')).toHaveLength(1)
    const isThere = !(type === '/lighting' && 'lighting' in given)
    await waitFor(() => expect(address()).toBe(isThere ? `${control}${type}` : control))
    await expectAccessible()
  })

  test('without controls shows so', async () => {
    await open(control, { suiteById: async () => report({ lighting: null, temp: null }) })
    expect(await screen.findByText('Nothing to adjust here')).toBeVisible()
    expect(screen.queryByRole('slider')).toBeNull()
    await expectAccessible()
  })

  test.each(['', '/temperature'])(
    'that is offline shows so and accepts nothing: %s',
    async (type) => {
      const { values, answers } = obedient(away)
      const { user } = await open(`${control}${type}`, answers)
      expect(await screen.findByText('This suite is offline')).toBeVisible()
      expect(screen.getByRole('slider')).toBeDisabled()
      for (const button of screen.getAllByRole('button', { name: /er$/ })) {
        expect(button).toHaveAttribute('aria-disabled', 'true')
        await user.click(button)
      }
      expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible()
      expect(values).toEqual([])
      await expectAccessible()
    },
  )

  test('names its equipment, or shows that there is none', async () => {
    const facts = () =>
      screen.getAllByRole('term').map((term) => [term, term.nextElementSibling].map(words))
    const words = (node: Element | null) => node?.textContent
    const { unmount } = await open(control)
    expect(await screen.findByText('Fan coil')).toBeVisible()
    expect(facts()).toEqual([
      ['Light', '40%'],
      ['Temperature', '69°F'],
      ['Equipment', 'Fan coil'],
    ])
    unmount()
    const second = await open(control, {
      suiteById: async () => report({ temp_equipment_name: null, lighting: null }),
    })
    expect(await screen.findByText('None currently available')).toBeVisible()
    expect(facts().map(([term]) => term)).toEqual(['Temperature', 'Equipment'])
    second.unmount()
    await open(control, { suiteById: async () => report({ temp: null }) })
    expect(await screen.findByRole('slider', { name: 'Brightness' })).toBeVisible()
    expect(facts()).toEqual([['Light', '40%']])
  })

  test.each([
    [{ temp: 70.4 }, 'At the set temperature'],
    [{ temp: 69.4 }, 'Warming up to 70°F'],
    [{ temp: 72 }, 'Cooling down to 70°F'],
    [{ temp: 21.2, requested_temp: 21, temp_unit: 'C' }, 'At the set temperature'],
    [{ temp: 20.6, requested_temp: 21, temp_unit: 'C' }, 'Warming up to 21°C'],
    [{ available: false }, 'Offline'],
  ] as const)('with the temperature %j shows: %s', async (given, replies) => {
    await open(`${control}/temperature`, { suiteById: async () => report(given) })
    expect(await screen.findByText(replies)).toBeVisible()
    const now = replies === 'Offline' ? /^Last 69°F/ : /^Now /
    expect(screen.getByRole('slider')).toHaveAccessibleDescription(now)
  })

  test.each([
    [40, 'The light is on', false, false],
    [0, 'The light is off', true, false],
    [100, 'The light is on', false, true],
  ])('with the light at %i shows: %s', async (lighting, replies, isDark, isBright) => {
    const given = { lighting, requested_lighting: lighting }
    await open(`${control}/lighting`, { suiteById: async () => report(given) })
    expect(await screen.findByText(replies)).toBeVisible()
    const isStopped = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
    expect([isStopped('Darker'), isStopped('Brighter')]).toEqual([isDark, isBright])
  })
})

describe('the thermostat', () => {
  const openDial = async (first: Suite = report()) => {
    const world = obedient(first)
    const rendered = await open(`${control}/temperature`, world.answers)
    const dial = await screen.findByRole('slider', { name: 'Temperature' })
    const { values } = world
    const { setTemperature } = world.answers
    return {
      ...rendered,
      values,
      setTemperature,
      dial,
      text: () => dial.getAttribute('aria-valuetext'),
    }
  }

  test("sums presses up to one call, in the suite's unit", async () => {
    const { user, setTemperature, text } = await openDial()
    for (let n = 0; n < 3; n += 1) await user.click(screen.getByRole('button', { name: 'Warmer' }))
    expect(text()).toBe('73°F')
    expect(setTemperature).not.toHaveBeenCalled()
    await waitFor(() => expect(setTemperature).toHaveBeenCalledTimes(1))
    expect(inputsOf(setTemperature)[0]?.params).toMatchObject({ temp: '73', isCelsius: 'false' })
    expect(await screen.findByText('Warming up to 73°F')).toBeVisible()
  })

  test('stops at its bounds', async () => {
    const { user, text } = await openDial(report({ requested_temp: 74 }))
    const warmer = screen.getByRole('button', { name: 'Warmer' })
    await user.click(warmer)
    await user.click(warmer)
    expect(text()).toBe('75°F')
    expect(warmer).toHaveAttribute('aria-disabled', 'true')
    expect(warmer).toHaveFocus()
  })

  test.each([
    ['{ArrowUp}', '71°F'],
    ['{ArrowRight}{ArrowRight}', '72°F'],
    ['{ArrowDown}', '69°F'],
    ['{ArrowLeft}', '69°F'],
    ['{PageUp}', '75°F'],
    ['{PageDown}', '65°F'],
    ['{Home}', '65°F'],
    ['{End}', '75°F'],
    ['{Home}{ArrowUp}', '66°F'],
  ])('is set with the keys %s', async (keys, expected) => {
    const { user, dial, text } = await openDial()
    act(() => dial.focus())
    await user.keyboard(keys)
    expect(text()).toBe(expected)
  })

  test('in Celsius shows Celsius, with its bounds', async () => {
    const { dial, user, setTemperature, text } = await openDial(
      report({ temp: 20.5, requested_temp: 21, temp_unit: 'C' }),
    )
    expect(text()).toBe('21°C')
    expect([dial.getAttribute('min'), dial.getAttribute('max')]).toEqual(['18', '24'])
    expect(screen.getByText('Now 20.5°C')).toBeVisible()
    expect(screen.getAllByText(/^°/).map(({ textContent }) => textContent)).toEqual(['°C'])
    await user.click(screen.getByRole('button', { name: 'Cooler' }))
    await waitFor(() => expect(setTemperature).toHaveBeenCalledTimes(1))
    expect(inputsOf(setTemperature)[0]?.params).toMatchObject({ temp: '20', isCelsius: 'true' })
  })

  test('returns to the reported value after a failure, and shows it', async () => {
    const { user } = await open(`${control}/temperature`, {
      setTemperature: () => Promise.reject(offline),
    })
    await user.click(await screen.findByRole('button', { name: 'Warmer' }))
    expect(await screen.findByText('We couldn’t change that')).toBeVisible()
    expect(screen.getByText('It’s still set to 70°F. Please try again.')).toBeVisible()
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '70°F')
    await expectAccessible()
  })

  test('follows reports, and shows when another user overrides it', async () => {
    const setTemperature = vi.fn<Answers['setTemperature']>(async () =>
      report({ requested_temp: 68 }),
    )
    const { system, user } = await open(`${control}/temperature`, {
      suiteById: async () => report(),
      setTemperature,
    })
    const dial = await screen.findByRole('slider')
    const emit = (suite: Suite) =>
      act(() => system.pages.getSnapshot().children.suite?.send({ type: 'suite.reported', suite }))
    emit(report({ requested_temp: 68 }))
    expect(dial).toHaveAttribute('aria-valuetext', '68°F')
    await user.click(screen.getByRole('button', { name: 'Warmer' }))
    expect(await screen.findByText('Setting to 69°F')).toBeVisible()
    await waitFor(() => expect(setTemperature).toHaveBeenCalledTimes(1))
    expect(screen.getByText('Setting to 69°F')).toBeVisible()
    emit(report({ requested_temp: 74 }))
    expect(await screen.findByText(/^The temperature is now set to 74°F/)).toBeVisible()
  })

  test('finishes a request after the page is left, and is current on return', async () => {
    const answer = deferred<Suite>()
    let now = report()
    const signals: AbortSignal[] = []
    const { user, goTo } = await open(`${control}/temperature`, {
      suiteById: async () => now,
      setTemperature: ({ signal }) => {
        signals.push(signal)
        return answer.promise
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Warmer' }))
    await goTo(suites)
    await waitFor(() => expect(signals).toHaveLength(1))
    expect(signals[0]?.aborted).toBe(false)
    now = report({ requested_temp: 66 })
    await act(async () => answer.resolve(report({ requested_temp: 71 })))
    await goTo(`${control}/temperature`)
    await waitFor(() =>
      expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '66°F'),
    )
  })
})

/** jsdom has no pointer events. */
const point = (node: Element, type: string, clientY: number, pointerId = 1) =>
  fireEvent(
    node,
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: 0, clientY, button: 0 }), {
      pointerId,
    }),
  )

describe('the dimmer', () => {
  const openDimmer = async (first: Suite = report()) => {
    const world = obedient(first)
    const rendered = await open(`${control}/lighting`, world.answers)
    const slider = await screen.findByRole('slider', { name: 'Brightness' })
    const body = slider.nextElementSibling as HTMLElement
    body.getBoundingClientRect = () => new DOMRect(0, 0, 100, 124)
    return {
      ...rendered,
      body,
      values: () => [...world.values],
      text: () => slider.getAttribute('aria-valuetext'),
    }
  }

  test('toggles between off and full', async () => {
    const { user, values, text } = await openDimmer()
    const toggle = screen.getByRole('switch', { name: 'Light' })
    expect(toggle).toBeChecked()
    await user.click(toggle)
    await waitFor(() => expect(values()).toEqual([0]))
    expect(text()).toBe('0%')
    await waitFor(() => expect(toggle).not.toBeChecked())
    await user.click(toggle)
    await waitFor(() => expect(values()).toEqual([0, 100]))
  })

  test('sends the value when a drag ends', async () => {
    const { body, values, text } = await openDimmer()
    point(body, 'pointerdown', 62)
    point(body, 'pointermove', 32)
    expect(text()).toBe('80%')
    point(body, 'pointermove', 100, 2)
    point(body, 'pointermove', -40)
    expect([text(), values()]).toEqual(['100%', []])
    point(body, 'pointerup', -40)
    await waitFor(() => expect(values()).toEqual([100]))
  })

  test('returns to its value if the drag is cancelled', async () => {
    const { body, values, text } = await openDimmer()
    point(body, 'pointerdown', 12)
    expect(text()).toBe('100%')
    point(body, 'pointercancel', 12)
    expect(text()).toBe('40%')
    expect(values()).toEqual([])
  })

  test('moves by ten with its buttons, and by one with the keys', async () => {
    const { user, values, text } = await openDimmer()
    await user.click(screen.getByRole('button', { name: 'Brighter' }))
    expect(text()).toBe('50%')
    act(() => screen.getByRole('slider').focus())
    await user.keyboard('{ArrowUp}')
    expect(text()).toBe('51%')
    await waitFor(() => expect(values()).toEqual([51]))
  })
})
