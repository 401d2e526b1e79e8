import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { FieldName } from './context'
import type { Step } from './flows'

export type WizardEvent = EventsOf<{
  /** Next, or Enter. */
  'step.next': NoPayload
  'step.back': NoPayload
  /** The location names a step: the browser's Back and Forward, or a link. */
  'step.requested': { step: Step | null }
  'wizard.left': NoPayload
  /** The user has confirmed the last message of the wizard. */
  'wizard.finished': NoPayload
  'request.retried': NoPayload
  /** `url` is one of the providers' addresses. */
  'provider.chosen': { url: string }
  /** E-mail and password instead of a provider, if that is allowed. */
  'email.chosen': NoPayload
  'email.changed': { email: string }
  'building.chosen': { uuid: string }
  'name.changed': { field: 'first_name' | 'last_name'; value: string }
  /** A field was blurred: from now on its error is shown. */
  'field.left': { field: FieldName }
  'password.changed': { password: string }
  'confirmation.changed': { confirmation: string }
  'terms.toggled': { isAccepted: boolean }
  'consent.toggled': { isAccepted: boolean }
  'code.changed': { code: string }
  'code.resendRequested': NoPayload
}>
