import type { Building } from '@contract/buildings'
import { isSameEmail } from '@contract/email'
import type { SsoProviders } from '@contract/sso'
import { assigner, effectAction, failureActions } from '@machines/kernel/typed'
import type { KnownSession } from '../session/context'
import { type Draft, draftOf, type FieldName, type WizardContext } from './context'
import type { WizardEvent } from './events'
import { flowTypeOf, type Step, variantOf } from './flows'
import { followingStep, nextStep, planOf, previousStep, undoneFrom } from './plan'
import { restored } from './restore'
import { ssoOf } from './sso'

const update = assigner<WizardContext, WizardEvent>()

/** A change of the data that is sent to the server. */
const change = <Params = undefined>(
  of: (context: WizardContext, params: Params) => Partial<WizardContext>,
) =>
  update<Params>((context, params) => ({
    ...of(context, params),
    intentId: context.intentId + 1,
  }))

const without = (touched: FieldName[], field: FieldName) => touched.filter((each) => each !== field)

/** The steps that were completed before the current one. */
const undoneFromNow = (context: WizardContext) =>
  context.step === null ? context.done : undoneFrom(context, context.step)

/** `hasMovedOn` is unchanged if the step is. */
function moveTo(context: WizardContext, step: Step): Partial<WizardContext> {
  if (context.step === null || context.step === step) return { step }
  const plan = planOf(context)
  return { step, hasMovedOn: plan.indexOf(step) > plan.indexOf(context.step) }
}

export const actions = {
  restore: update<{ draft: Draft | null }>((context, { draft }) => restored(context, draft)),
  /** The provider has identified the user, which completes that step. */
  applyProviderIdentity: update(({ providerIdentity, fields, done, flowType, entry }) => {
    const isPart = planOf({ flowType, entry }).includes('CHOOSE_PROVIDER_MODAL')
    const impliesTerms = variantOf(flowType).terms === 'implied'
    if (providerIdentity === null || !isPart || !isSameEmail(providerIdentity.email, fields.email))
      return {}
    return {
      // The dialog announced the implied terms; they are sent with the provider's confirmation.
      done: [
        ...new Set<Step>([
          ...done,
          'CHOOSE_PROVIDER_MODAL',
          ...(impliesTerms ? (['ACCEPT_TERMS'] as const) : []),
        ]),
      ],
      lockedThrough: 'CHOOSE_PROVIDER_MODAL' as const,
      fields: {
        ...fields,
        is_term_accepted: fields.is_term_accepted || impliesTerms,
        first_name: fields.first_name || (providerIdentity.firstName ?? ''),
        last_name: fields.last_name || (providerIdentity.lastName ?? ''),
      },
    }
  }),
  setProviders: update<{ providers: SsoProviders }>((_, { providers }) => ({ providers })),
  setBuildings: update<{ buildings: Building[] }>(({ fields }, { buildings }) => {
    const only = buildings.length === 1 ? (buildings[0]?.uuid ?? null) : null
    const isListed = buildings.some(({ uuid }) => uuid === fields.building_uuid)
    return {
      buildings,
      fields: { ...fields, building_uuid: only ?? (isListed ? fields.building_uuid : null) },
    }
  }),

  settle: update((context) => ({
    ...moveTo(context, nextStep(context, context.requestedStep)),
    requestedStep: null,
    touched: [],
    isPrepared: true,
  })),
  requestStep: update<{ step: Step | null }>((_, { step }) => ({ requestedStep: step })),
  requestPrevious: update((context) => ({ requestedStep: previousStep(context), failure: null })),
  completeStep: update((context) => ({
    done: context.step === null ? context.done : [...new Set([...context.done, context.step])],
    requestedStep: followingStep(context),
    failure: null,
  })),
  /** There are no terms, so their step is complete with the one before. */
  completeAbsentTerms: update(({ done }) => ({
    done: [...new Set<Step>([...done, 'ACCEPT_TERMS'])],
  })),
  lock: update(({ step }) => ({ lockedThrough: step })),
  lockAll: update((context) => ({ lockedThrough: planOf(context).at(-2) ?? null })),
  completeAccount: update(() => ({ isComplete: true })),

  chooseEmail: update(({ createdBy, providers }) => ({
    choice: 'email' as const,
    flowType: flowTypeOf(createdBy, ssoOf(providers), 'email'),
  })),
  setEmail: change<{ email: string }>((context, { email }) => ({
    fields: { ...context.fields, email },
    done: undoneFrom(context, 'VERIFY_ACCOUNT'),
    touched: without(context.touched, 'email'),
    cooldown: 0,
    failure: null,
  })),
  setBuilding: change<{ uuid: string }>((context, { uuid }) => ({
    fields: { ...context.fields, building_uuid: uuid },
    done: undoneFrom(context, 'BUILDING_SELECTOR'),
    failure: null,
  })),
  setName: change<{ field: 'first_name' | 'last_name'; value: string }>(
    (context, { field, value }) => ({
      fields: { ...context.fields, [field]: value },
      done: undoneFrom(context, 'CREATE_ACCOUNT'),
      touched: without(context.touched, field),
      failure: null,
    }),
  ),
  touch: update<{ field: FieldName }>(({ touched }, { field }) => ({
    touched: [...new Set([...touched, field])],
  })),
  touchEmail: update(() => ({ touched: ['email' as const] })),
  touchNames: update(() => ({ touched: ['first_name' as const, 'last_name' as const] })),
  touchConfirmation: update(() => ({ touched: ['confirmation' as const] })),
  assignPassword: change<{ password: string }>((context, { password }) => ({
    password,
    done: undoneFrom(context, 'CREATE_PASSWORD'),
    failure: null,
  })),
  /** A new password of an existing account: no earlier step depends on it. */
  setNewPassword: change<{ password: string }>((_, { password }) => ({ password, failure: null })),
  setConfirmation: update<{ confirmation: string }>(({ touched }, { confirmation }) => ({
    confirmation,
    touched: without(touched, 'confirmation'),
  })),
  setTerms: change<{ isAccepted: boolean }>(({ fields }, { isAccepted }) => ({
    fields: { ...fields, is_term_accepted: isAccepted },
    failure: null,
  })),
  setConsent: change<{ isAccepted: boolean }>(({ fields }, { isAccepted }) => ({
    fields: { ...fields, is_email_accepted: isAccepted },
  })),
  /** Another attempt sends the same body, so it reuses its idempotency key. */
  acceptImpliedTerms: update(({ fields, intentId }) =>
    fields.is_term_accepted
      ? {}
      : { fields: { ...fields, is_term_accepted: true }, intentId: intentId + 1 },
  ),
  completeImpliedTerms: update(({ done }) => ({
    done: [...new Set<Step>([...done, 'ACCEPT_TERMS'])],
  })),
  /** Its code was sent together with it. */
  setRegistrationToken: change<{ token: string }>((_, { token }) => ({
    registrationToken: token,
    cooldown: 30,
  })),
  /** The account was completed without a sign-in: the token allows choosing a building. */
  setAccessToken: change<{ token: string }>((_, { token }) => ({
    accessToken: token,
    registrationToken: null,
  })),
  /** The token also shows the buildings of an invitation, so they are read again. */
  setCompletionToken: change<{ token: string | null }>((context, { token }) => ({
    registrationToken: token,
    resetToken: null,
    code: '',
    ...(variantOf(context.flowType).account === 'completed' && {
      buildings: null,
      isPrepared: false,
    }),
  })),

  /** The code is sent with the password; a new code has to be submitted again. */
  setCode: change<{ code: string }>((context, { code }) => ({
    code,
    done: undoneFromNow(context),
    failure: null,
  })),
  clearCode: update((context) => ({ code: '', done: undoneFromNow(context) })),
  requestCode: update((context) => ({
    code: '',
    done: undoneFrom(context, 'ENTER_CODE'),
    requestedStep: 'ENTER_CODE' as const,
  })),
  setResetToken: change<{ token: string | null }>((_, { token }) => ({
    resetToken: token,
    code: '',
  })),
  setCooldown: update<{ seconds: number }>((_, { seconds }) => ({ cooldown: seconds })),
  countDown: update(({ cooldown }) => ({ cooldown: cooldown - 1 })),

  setKnown: update<{ known: KnownSession }>((_, { known }) => ({ known })),
  forgetProviderIdentity: update((context) => ({
    providerIdentity: null,
    done: undoneFrom(context, 'CHOOSE_PROVIDER_MODAL'),
    lockedThrough: null,
    providers: null,
    isPrepared: false,
    requestedStep: null,
  })),
  clearPasswords: update(() => ({ password: '', confirmation: '' })),
  /** After the sign-up they are no longer needed. */
  forgetSecrets: update(() => ({ password: '', confirmation: '', code: '' })),
  ...failureActions(update),
  clearFailure: update(() => ({ failure: null })),

  /** Stores the draft for a reload; provided by the runtime. */
  storeDraft: effectAction<{ draft: Draft }>('storeDraft'),
  dropDraft: effectAction('dropDraft'),
}

export const storeDraft = {
  type: 'storeDraft',
  params: ({ context }: { context: WizardContext }) => ({ draft: draftOf(context) }),
} as const
