import type { EventsOf, NoPayload } from '@machines/kernel/typed'

export type SignInEvent = EventsOf<{
  'email.changed': { email: string }
  /** The field was blurred: from now on its error is shown. */
  'email.left': NoPayload
  'email.submitted': NoPayload
  'password.changed': { password: string }
  'password.submitted': NoPayload
  'password.forgotten': NoPayload
  'step.back': NoPayload
  'dialog.closed': NoPayload
  /** `url` is one of the providers' addresses. */
  'provider.chosen': { url: string }
  /** The password instead of a provider, if that is allowed. */
  'email.chosen': NoPayload
  'guest.chosen': NoPayload
}>
