import { withEvent } from '@machines/kernel/typed'
import { storeDraft } from './actions'
import { initialWizard, type WizardOutput } from './context'
import { wizardSetup } from './setup'
import { creatingAccount, creatingPassword, registering, selectingBuilding } from './states/account'
import { enteringCode } from './states/enterCode'
import { acceptingImpliedTerms } from './states/impliedTerms'
import { enteringNewPassword } from './states/newPassword'
import { preparing } from './states/preparing'
import { choosingProvider } from './states/provider'
import { authenticating, loggingIn } from './states/session'
import { acceptingTerms } from './states/terms'
import { verifyingAccount } from './states/verifyAccount'

export const wizardMachine = wizardSetup.createMachine({
  id: 'wizard',
  description:
    'Every sign-up and the password reset: the flow table defines the steps and their order.',
  context: ({ input }) => initialWizard(input),
  // The output of the final state that was reached.
  output: ({ event }) => event.output as WizardOutput,
  initial: 'preparing',
  on: {
    'step.requested': [
      {
        guard: 'isPrepared',
        target: '.routing',
        actions: [withEvent('requestStep'), 'clearFailure'],
      },
      { actions: withEvent('requestStep') },
    ],
    'step.back': [
      { guard: 'canGoBack', target: '.routing', actions: 'requestPrevious' },
      { guard: 'canLeave', target: '.leaving', actions: 'clearFailure' },
    ],
    'wizard.left': { target: '.leaving', actions: 'clearFailure' },
  },
  states: {
    preparing,
    routing: {
      description:
        'Goes to the requested step if it is reachable, otherwise to the furthest reachable one.',
      entry: ['settle', storeDraft],
      always: [
        { guard: 'needsSession', target: 'loggingIn' },
        { guard: 'owesTerms', target: 'acceptingImpliedTerms' },
        {
          guard: { type: 'isAt', params: { step: 'CHOOSE_PROVIDER_MODAL' } },
          target: 'choosingProvider',
        },
        {
          guard: { type: 'isAt', params: { step: 'BUILDING_SELECTOR' } },
          target: 'selectingBuilding',
        },
        { guard: { type: 'isAt', params: { step: 'CREATE_ACCOUNT' } }, target: 'creatingAccount' },
        {
          guard: { type: 'isAt', params: { step: 'CREATE_PASSWORD' } },
          target: 'creatingPassword',
        },
        { guard: { type: 'isAt', params: { step: 'ACCEPT_TERMS' } }, target: 'acceptingTerms' },
        {
          guard: { type: 'isAt', params: { step: 'VERIFY_ACCOUNT' } },
          target: 'verifyingAccount',
        },
        { guard: 'isAtCode', target: 'enteringCode' },
        {
          guard: { type: 'isAt', params: { step: 'ENTER_NEW_PASSWORD' } },
          target: 'enteringNewPassword',
        },
        { guard: 'needsAuthentication', target: 'authenticating' },
        { target: 'congratulating' },
      ],
    },
    choosingProvider,
    selectingBuilding,
    creatingAccount,
    creatingPassword,
    registering,
    acceptingTerms,
    acceptingImpliedTerms,
    verifyingAccount,
    enteringCode,
    enteringNewPassword,
    loggingIn,
    authenticating,
    signingInDirectly: {
      description: 'The account was confirmed earlier; signing in with its password.',
      tags: ['busy'],
      invoke: {
        id: 'logInDirectly',
        src: 'logIn',
        input: ({ context }) => ({
          email: context.fields.email,
          password: context.password,
        }),
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'setKnown', params: ({ event }) => ({ known: event.output }) },
            'dropDraft',
          ],
        },
        onError: { target: 'leaving', actions: 'dropDraft' },
      },
      after: { callTimeout: { target: 'leaving', actions: 'dropDraft' } },
    },
    congratulating: {
      description: 'All steps are complete.',
      entry: ['completeAccount', 'lockAll', storeDraft, 'forgetSecrets'],
      on: {
        'wizard.finished': [
          { guard: 'hasSession', target: 'signedIn', actions: 'dropDraft' },
          { target: 'leaving', actions: 'dropDraft' },
        ],
      },
    },
    signedIn: {
      type: 'final',
      description: 'There is a session.',
      entry: 'forgetSecrets',
      output: ({ context }) => ({ kind: 'signedIn', known: context.known }),
    },
    leaving: {
      type: 'final',
      description: 'Back to the sign-in; the draft is stored for another page load.',
      entry: 'forgetSecrets',
      output: ({ context }) => ({
        kind: 'left',
        email: context.fields.email,
        failure: context.failure,
      }),
    },
  },
})
