import type { Operator } from '@contract/operate/operator'
import type { KnownSession } from '@machines/auth/session/context'
import { sessionActor } from '@machines/auth/session/events'
import { sessionMachine } from '@machines/auth/session/machine'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { assigner, failureActions, promiseActor } from '@machines/kernel/typed'
import { type AnyActorLogic, type AnyActorRef, assign, sendTo, setup, stopChild } from 'xstate'
import { unsavedChangesMachine } from '../../account/unsavedChanges/machine'
import { languageMachine } from '../../tenancy/language/machine'
import { finderMachine } from '../finder/machine'
import { isFilled } from '../form/isFilled'
import { createForm } from '../form/machine'
import {
  type ConsoleContext,
  type ConsoleInput,
  isAllowed,
  pageId,
  type SessionFacts,
} from './context'
import type { ConsoleEvent } from './events'
import type { ConsoleLogic } from './logic'
import { type ConsolePage, isSamePath, isSameQuery } from './page'

export type Credentials = { email: string; password: string }
export type PasswordFields = { password: string }

const update = assigner<ConsoleContext, ConsoleEvent>()
type Running = { context: ConsoleContext; system: { get: (id: string) => AnyActorRef | undefined } }

export const signInForm = createForm<Credentials, KnownSession>(isFilled)
export const passwordForm = createForm<PasswordFields>(isFilled)
export type SignInForm = typeof signInForm
export type PasswordForm = typeof passwordForm

/** The actors, actions and guards of the console; `logics` are those of its pages. */
export function setUpConsole(logics: readonly ConsoleLogic[]) {
  const known = new Map(logics.map((each) => [each.name, each]))
  const pageActors: Record<string, AnyActorLogic> = Object.fromEntries(
    logics.map(({ name, logic }) => [name, logic]),
  )
  return setup({
    types: {
      context: {} as ConsoleContext,
      events: {} as ConsoleEvent,
      children: {} as {
        session: 'session'
        language: 'language'
        finder: 'finder'
        unsavedChanges: 'unsavedChanges'
        signIn: 'signIn'
        signInAgain: 'signIn'
        confirmPassword: 'confirmPassword'
      },
      input: {} as ConsoleInput,
    },
    actors: {
      session: sessionMachine,
      language: languageMachine,
      finder: finderMachine,
      unsavedChanges: unsavedChangesMachine,
      signIn: signInForm,
      confirmPassword: passwordForm,
      loadOperator: promiseActor<Operator>('loadOperator'),
      ...(pageActors as object),
    },
    actions: {
      setPhase: update<SessionFacts>((_, { phase }) => ({ phase })),
      setEnded: update(() => ({ hasEnded: true })),
      clearEnded: update(() => ({ hasEnded: false })),
      setOperator: update<{ output: Operator }>((_, { output }) => ({
        operator: output,
        failure: null,
      })),
      forgetOperator: update(() => ({ operator: null, failure: null, hasEnded: false })),
      /** Nothing that was found for one operator is shown to another person. */
      closeFinder: sendTo('finder', { type: 'finder.closed' }),
      setPage: update<{ page: ConsolePage }>((_, { page }) => ({ page })),
      forgetPage: update(() => ({ page: null })),
      countForm: update(({ forms }) => ({ forms: forms + 1 })),
      startPage: assign(({ context, spawn }) => {
        const { page } = context
        const logic = page === null ? undefined : known.get(page.name)
        if (page === null || logic === undefined) return {}
        const started = context.started + 1
        // The names of the pages are known only when they are run.
        const start = spawn as unknown as (name: string, options: object) => void
        const input = logic.input(page, `${context.seed}-${started}`)
        start(logic.name, { id: pageId, systemId: pageId, input })
        return { started }
      }),
      stopPage: stopChild(pageId),
      sendQuery: ({ system }: Running, { page }: { page: ConsolePage }) => {
        const event = known.get(page.name)?.queryEvent?.(page)
        if (event !== undefined) system.get(pageId)?.send(event)
      },
      sendConfirmed: ({ system }: Running) =>
        system.get(pageId)?.send({ type: 'operator.confirmed' }),
      startSession: sendTo(sessionActor.of, (_, { known: session }: { known: KnownSession }) => ({
        type: 'session.started',
        ...session,
      })),
      /** The session machine takes the new session as it takes one from another tab: where it left off. */
      renewSession: sendTo(sessionActor.of, (_, { known: session }: { known: KnownSession }) => ({
        type: 'tab.renewed',
        ...session,
      })),
      acknowledgeSession: sendTo(sessionActor.of, { type: 'session.acknowledged' }),
      endSession: sendTo(sessionActor.of, { type: 'session.signOutRequested' }),
      ...failureActions(update),
    },
    guards: {
      hasMoved: ({ context }, { phase }: SessionFacts) => context.phase !== phase,
      isExpired: (_, { isExpired }: SessionFacts) => isExpired,
      /** The session ends under an operator who may be editing. */
      isEnding: ({ context }, { isExpired }: SessionFacts) =>
        isExpired && context.operator !== null && !context.hasEnded,
      /** The operator has not signed in again yet; another tab may have removed the session meanwhile. */
      isStillEnded: ({ context }, { isExpired, phase }: SessionFacts) =>
        context.hasEnded && (isExpired || phase !== 'inside'),
      isRenewed: ({ context }, { user }: SessionFacts) =>
        context.hasEnded && user === context.operator?.uuid,
      /** Another person has signed in, here or in another tab: nothing of the operator may stay. */
      isOtherUser: ({ context }, { user }: SessionFacts) =>
        context.operator !== null && user !== null && user !== context.operator.uuid,
      hasEnded: ({ context }) => context.hasEnded,
      hasEndedElsewhere: ({ context }) => context.hasEnded && context.phase !== 'inside',
      isSignedInAgain: ({ context }) => !context.hasEnded && context.operator !== null,
      isOver: ({ context }) => !context.hasEnded,
      isInside: ({ context }) => context.phase === 'inside',
      isSameAddress: ({ context }, { page }: { page: ConsolePage }) =>
        context.page !== null && isSamePath(context.page, page) && isSameQuery(context.page, page),
      isSamePage: ({ context }, { page }: { page: ConsolePage }) =>
        context.page !== null && isSamePath(context.page, page),
      isAllowed: ({ context }) => isAllowed(context),
      isNotAllowed: ({ context }) => !isAllowed(context),
      /** They are signed in, but operate nothing. */
      isNoOperator: ({ event }) => isRefusedWith(failureIn(event), 'permission_denied'),
      wasSent: (_, { output }: { output: object | null }) => output !== null,
    },
    delays: { operatorTimeout: 20_000, nextTurn: 0 },
  })
}
