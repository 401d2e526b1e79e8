import { planWalks } from '@kit/systems/planWalks'
import { walkPath } from '@kit/systems/system'
import { type ScreenStage, testingLibrarySystem } from '@kit/systems/testingLibrary'
import { type HandMove, type WalkModel, walkModelProblems } from '@kit/systems/walkModel'
import type { EmailFacts } from '@machines/auth/signIn/context'
import { signInMachine } from '@machines/auth/signIn/machine'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { signIn } from '../../../e2e/walks/scenes/signIn'
import { firstHouse } from '../../machines/fixtures'
import { lookingUp } from '../answers'
import { signedInReply } from '../defaults'
import { deferred } from '../deferred'
import { type RenderedApp, renderApp } from '../renderApp'

type Stage = ScreenStage<
  RenderedApp & { replies: ReturnType<typeof heldReplies> },
  RenderedApp['user']
>
type Key = { email: string; failure: string | null; isDeactivated: boolean; offersGuest: boolean }

/** Responses that wait for the walk, by the names of the actors. */
function heldReplies() {
  const held = new Map<string, ReturnType<typeof deferred<unknown>>>()
  const settle = async (
    name: string,
    how: (reply: ReturnType<typeof deferred<unknown>>) => void,
  ) => {
    const reply = await waitFor(() => {
      const found = held.get(name)
      if (found === undefined) throw new Error(`The screens have not called ${name}`)
      return found
    })
    held.delete(name)
    await act(async () => how(reply))
  }
  return {
    hold: <Value,>(name: string): Promise<Value> => {
      const reply = held.get(name) ?? deferred<unknown>()
      held.set(name, reply)
      return reply.promise as Promise<Value>
    },
    resolve: (name: string, value: unknown) => settle(name, ({ resolve }) => resolve(value)),
    reject: (name: string, error: unknown) => settle(name, ({ reject }) => reject(error)),
  }
}

async function render({ run }: { run: string | null }) {
  const replies = heldReplies()
  const logsOut = run === 'a refused password signs out'
  const rendered = await renderApp({
    at: logsOut ? '/login?flow=SIGNIN&logoutOnFailure=true' : '/login',
    effects: {
      ...lookingUp(() => replies.hold<EmailFacts>('lookUpEmail')),
      guestBuildings: () => replies.hold('fetchGuestBuildings'),
      login: () => replies.hold('logIn'),
      leave: () => replies.hold('openProvider'),
    },
  })
  return { ...rendered, replies }
}

async function heading(name: string): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
}
const emailField = () => screen.getByRole('textbox', { name: 'Work email' })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
async function isBusy(name: string): Promise<void> {
  expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
}

const notices: Readonly<Record<string, string>> = {
  network: 'You’re offline',
  internal_error: 'Something went wrong',
  too_many_requests: 'Too many attempts',
  credentials_not_match: "User email or password doesn't match",
  unexpected: 'Something went wrong',
}
/** The notice about a failure, once, and no other one. */
async function seesNotice(failure: string | null): Promise<void> {
  for (const text of new Set(Object.values(notices))) {
    const count = failure !== null && notices[failure] === text ? 1 : 0
    // oxlint-disable-next-line no-await-in-loop -- the first that differs is told
    await waitFor(() => {
      const found = screen.queryAllByText(text, { ignore: '[data-announcer] *' })
      expect(found, text).toHaveLength(count)
    })
  }
}

const press =
  (name: string) =>
  async ({ user }: Stage) =>
    user.click(await screen.findByRole('button', { name }))
const resolves =
  (name: string, valueOf: (output: unknown) => unknown = (output) => output) =>
  ({ view }: Stage, { event }: HandMove) =>
    view.replies.resolve(name, valueOf(event.output))
const rejects =
  (name: string) =>
  ({ view }: Stage, { event }: HandMove) =>
    view.replies.reject(name, event.error)

const untestedHere = 'the walks in the browser let the time pass'

const model: WalkModel<Stage> = {
  sees: {
    async enteringEmail(_, key) {
      const { email, failure, isDeactivated } = key as Key
      await heading('Welcome')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(emailField()).toHaveValue(email)
      await seesNotice(failure)
      if (isDeactivated)
        expect(await screen.findByText('This account is deactivated')).toBeVisible()
    },
    lookingUpEmail: () => isBusy('Next'),
    'domainUnknown.loadingGuestBuildings': () => isBusy('Continue as a guest'),
    async 'domainUnknown.offeringWaysOn'(_, key) {
      const { offersGuest } = key as Key
      const shown = await dialog('Company Email Not Found')
      await waitFor(() =>
        expect(shown.queryAllByRole('button', { name: 'Continue as a guest' })).toHaveLength(
          offersGuest ? 1 : 0,
        ),
      )
    },
    async 'choosingProvider.choosing'(_, key) {
      await heading('Company sign-in')
      await seesNotice((key as Key).failure)
    },
    'choosingProvider.openingProvider': () => isBusy('Continue with Northwind Identity'),
    async enteringPassword(_, key) {
      await heading('Enter your password')
      await seesNotice((key as Key).failure)
    },
    loggingIn: () => isBusy('Sign in'),
    signedIn: () => heading('House 2'),
    leavingToSignUp: () => heading('Choose your building'),
    leavingAsGuest: () => heading('Create your account'),
    leavingToReset: () => heading('Reset your password'),
    async leavingLoggedOut(_, key) {
      await heading('Welcome')
      await seesNotice((key as Key).failure)
    },
  },
  unseen: { leavingToFarmSelector: 'tests/features/platform/farm.test.tsx' },
  does: {
    async 'email.changed'({ user }, { event }) {
      await user.clear(emailField())
      await user.type(emailField(), event.email as string)
    },
    async 'email.left'({ user }) {
      await user.click(emailField())
      await user.tab()
    },
    'email.submitted': ({ user }) => user.type(emailField(), '{Enter}'),
    async 'password.changed'({ user }, { event }) {
      const field = screen.getByLabelText('Password')
      await user.clear(field)
      await user.type(field, event.password as string)
    },
    'password.submitted': press('Sign in'),
    'password.forgotten': press('Forgot password?'),
    'step.back': press('Back'),
    async 'dialog.closed'({ user }) {
      // The providers are a step if there is only one.
      const [button] = screen.queryAllByRole('button', { name: /^(?:Close|Back)$/ })
      await user.click(button ?? document.body)
    },
    'provider.chosen': press('Continue with Northwind Identity'),
    'email.chosen': press('Continue with email'),
    'guest.chosen': press('Continue as a guest'),
    'lookUpEmail done': resolves('lookUpEmail'),
    'lookUpEmail error': rejects('lookUpEmail'),
    'fetchGuestBuildings done': resolves('fetchGuestBuildings', () => [firstHouse.building]),
    'fetchGuestBuildings error': rejects('fetchGuestBuildings'),
    'logIn done': resolves('logIn', () => signedInReply),
    'logIn error': rejects('logIn'),
    'openProvider done': resolves('openProvider'),
    'openProvider error': rejects('openProvider'),
  },
  undone: {
    'after lookUpTimeout': untestedHere,
    'after guestTimeout': untestedHere,
    'after providerTimeout': untestedHere,
    'after logInTimeout': untestedHere,
  },
}

/** Those of the browser without delays, and with what a browser cannot bring about. */
const walks = planWalks(
  signInMachine,
  Object.fromEntries(
    Object.entries(signIn.scenes).map(([name, { canHappen, ...scene }]) => [
      name,
      {
        ...scene,
        actors: {
          ...scene.actors,
          ...(name === 'a company with optional SSO' && {
            openProvider: { done: [undefined], error: [new Error('no address')] },
          }),
        },
        canHappen: (move, event, at) =>
          !move.startsWith('after ') && (canHappen?.(move, event, at) ?? true),
      } satisfies (typeof signIn.scenes)[string],
    ]),
  ),
)

describe('the screens of the sign-in', () => {
  test('have a walk model that agrees with the chart', () => {
    expect(walkModelProblems(signInMachine, model)).toEqual([])
  })

  test.each(walks.map((walk, at) => ({ name: `${at + 1}: ${walk.run}`, walk })))(
    'follow the chart on walk $name',
    async ({ walk }) => {
      const system = testingLibrarySystem(model, {
        render,
        setupUser: ({ user }) => user,
        // The app closes at the end of its test.
        cleanup: () => undefined,
      })
      await expect(walkPath(system, walk)).resolves.toBeUndefined()
    },
  )
})
