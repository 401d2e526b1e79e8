import type { WalkScene } from '@kit/systems/planWalks'
import type { WizardContext } from '@machines/auth/wizard/context'
import type { wizardMachine } from '@machines/auth/wizard/machine'
import { previousStep } from '@machines/auth/wizard/plan'
import { canGoOn } from '@machines/auth/wizard/selectors'
import type { SnapshotFrom } from 'xstate'
import { nameOf } from './failures'

type Scene = WalkScene<typeof wizardMachine>

/** Stand for the code in the mail and for another one. */
export const [rightCode, wrongCode] = ['1111', '2222']

/** What a person sees of the context, and what they have done. */
export const contextKey: NonNullable<Scene['contextKey']> = (context) => ({
  step: context.step,
  done: context.done.length,
  isReset: context.flowType === 'PASSWORD_RESET',
  email: context.fields.email,
  building: context.fields.building_uuid,
  names: [context.fields.first_name, context.fields.last_name],
  isAccepted: [context.fields.is_term_accepted, context.fields.is_email_accepted],
  passwords: [context.password, context.confirmation],
  code: context.code,
  cooldown: context.cooldown,
  failure: nameOf(context.failure),
  isLocked: context.lockedThrough !== null,
  isRegistered: context.registrationToken !== null,
  hasSession: context.known !== null,
  hasMovedOn: context.hasMovedOn,
})

/** What is typed already is not typed again. */
const isTyped = ({ fields }: WizardContext, { type, ...event }: { type: string }): boolean => {
  const given = event as Record<string, unknown>
  if (type === 'building.chosen') return fields.building_uuid === given.uuid
  if (type === 'name.changed') return fields[given.field as 'first_name'] === given.value
  if (type === 'terms.toggled') return fields.is_term_accepted
  if (type === 'consent.toggled') return fields.is_email_accepted
  return type === 'email.changed' && fields.email === given.email
}

/** A step that the user fills in, with its way back. */
const isForm = (at: SnapshotFrom<typeof wizardMachine>): boolean =>
  at.context.isPrepared &&
  !at.hasTag('busy') &&
  !at.can({ type: 'request.retried' }) &&
  !at.matches('choosingProvider') &&
  !at.matches('congratulating')

export const canHappen: NonNullable<Scene['canHappen']> = (name, event, at) => {
  const { context } = at
  const isAtCode = at.matches({ enteringCode: { code: 'typing' } })
  // The browser's storage answers at once.
  if (at.matches({ preparing: 'restoring' })) return name === 'restoreDraft done'
  // Two delays at once would end together.
  if (name === 'after second') return isAtCode && context.cooldown < 5
  // The API client gives up before, and that account can do without a session.
  if (name === 'after callTimeout' && at.matches('loggingIn'))
    return context.registrationToken === null
  if (name === 'after callTimeout') return context.cooldown === 0 || !at.matches('enteringCode')
  // The form is not sent before it is complete.
  if (name === 'step.next') return canGoOn(at)
  if (name === 'step.back') return isForm(at)
  if (name === 'wizard.left')
    return at.can({ type: 'request.retried' }) || at.matches({ preparing: 'unableToSignUp' })
  if (name === 'step.requested')
    return isForm(at) && context.hasMovedOn && event.step === previousStep(context)
  if (name === 'field.left')
    return (
      at.matches(event.field === 'email' ? 'verifyingAccount' : 'creatingAccount') &&
      !at.hasTag('busy')
    )
  if (name === 'code.resendRequested') return isAtCode
  // The server knows its own code.
  if (name === 'consumeCode done') return context.code === rightCode
  if (nameOf(event.error?.failure ?? null) === 'code_invalid') return context.code === wrongCode
  return !isTyped(context, event)
}
