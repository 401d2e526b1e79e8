import type { EmailStatus } from '@contract/auth'
import { isEmail } from '@contract/email'
import type { SsoProviders } from '@contract/sso'
import type { WalkScene } from '@kit/systems/planWalks'
import type { EmailFacts, SignInInput } from '@machines/auth/signIn/context'
import { signInMachine } from '@machines/auth/signIn/machine'
import { broken, nameOf, offline, refused } from './failures'
import { ada, fresh, gone, password, stranger, waitingForSso } from './people'

type Scene = WalkScene<typeof signInMachine>

const input: SignInInput = {
  email: '',
  failure: null,
  farmSelectorEmail: null,
  logoutOnFailure: false,
  facts: null,
}

const known: EmailStatus = {
  email: ada,
  terms_accepted: true,
  confirmed: true,
  deactivated: false,
  created_by: 'user',
}
const noProviders: SsoProviders = {
  sso_required: false,
  oidc_providers: [],
  saml_providers: [],
  transaction_uuid: '',
}
const optionalSso: SsoProviders = {
  ...noProviders,
  oidc_providers: [{ name: 'Northwind Identity', issuer: '', authorize_url: 'northwind' }],
}
const facts = (status: Partial<EmailStatus>, providers = noProviders): EmailFacts => ({
  status: { ...known, ...status },
  providers,
})

/** What a person sees of the context: the notices. */
const contextKey: NonNullable<Scene['contextKey']> = (context) => ({
  email: context.email,
  password: context.password,
  failure: nameOf(context.failure),
  isInvalid: context.isEmailTouched && context.email !== '' && !isEmail(context.email),
  isDeactivated: context.facts?.status.deactivated ?? false,
  offersEmail: context.facts?.providers.sso_required === false,
  offersGuest: context.guestBuildings.length > 0,
})

const typing = { 'email.left': [], 'email.submitted': [] } as const
/** The server accepts the right password, and refuses another one. */
const canHappen: NonNullable<Scene['canHappen']> = (name, event, { context }) => {
  const code = nameOf(event.error?.failure ?? null)
  if (name === 'logIn done') return context.password === password
  if (code === 'credentials_not_match') return context.password !== password
  return true
}

const scenes: Record<string, Scene> = {
  'a tenant with a password': {
    input,
    events: {
      ...typing,
      'email.changed': [{ email: ada }, { email: 'ada' }],
      'password.changed': [{ password }, { password: 'not-the-password' }],
      'password.submitted': [],
      'password.forgotten': [],
      'step.back': [],
    },
    actors: {
      lookUpEmail: { done: [facts({})], error: [offline, broken] },
      logIn: {
        done: [undefined],
        error: [offline, refused('credentials_not_match', 401), refused('too_many_requests', 429)],
      },
    },
    contextKey,
    canHappen,
  },
  'a refused password signs out': {
    input: { ...input, logoutOnFailure: true },
    events: {
      ...typing,
      'email.changed': [{ email: ada }],
      'password.changed': [{ password: 'not-the-password' }],
      'password.submitted': [],
    },
    actors: {
      lookUpEmail: { done: [facts({})] },
      logIn: { error: [refused('credentials_not_match', 401)] },
    },
    contextKey,
  },
  'a deactivated account': {
    input,
    events: { ...typing, 'email.changed': [{ email: gone }] },
    actors: { lookUpEmail: { done: [facts({ deactivated: true })] } },
    contextKey,
  },
  'a new address': {
    input,
    events: { ...typing, 'email.changed': [{ email: fresh }] },
    actors: { lookUpEmail: { done: [facts({ email: null })] } },
    contextKey,
  },
  'a company with optional SSO': {
    input,
    events: {
      ...typing,
      'email.changed': [{ email: waitingForSso }],
      'provider.chosen': [{ url: 'northwind' }],
      'email.chosen': [],
      'dialog.closed': [],
    },
    actors: { lookUpEmail: { done: [facts({}, optionalSso)] } },
    contextKey,
  },
  'an unknown company': {
    input,
    events: {
      ...typing,
      'email.changed': [{ email: stranger }],
      'dialog.closed': [],
      'guest.chosen': [],
    },
    actors: {
      lookUpEmail: { error: [refused('domain_not_registered', 404)] },
      fetchGuestBuildings: { done: [[{}]], error: [offline] },
    },
    contextKey,
  },
}

export const signIn = { machine: signInMachine, scenes }
