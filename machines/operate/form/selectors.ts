import type { Failure } from '@machines/kernel/failure'
import { isPasswordNeeded } from '../console/sensitive'

export type FormSnapshot<Fields> = {
  value: unknown
  context: {
    fields: Fields
    touched: readonly string[]
    wasSubmitted: boolean
    mutation: { failure: Failure | null }
  }
}

export const fieldsOf = <Fields>({ context }: FormSnapshot<Fields>): Fields => context.fields
export const isSending = ({ value }: { value: unknown }): boolean => value === 'sending'

/** Whether the user has finished with the field, so its error may be shown. */
export const showsErrorOf = ({ context }: FormSnapshot<unknown>, name: string): boolean =>
  context.wasSubmitted || context.touched.includes(name)

/** Why the last attempt failed; the dialog for the password shows its own errors. */
export const sendFailure = ({ context }: FormSnapshot<unknown>): Failure | null =>
  isPasswordNeeded(context.mutation.failure) ? null : context.mutation.failure

/** The code of the server's error about a field: its path in the body. */
export function refusedField(snapshot: FormSnapshot<unknown>, name: string): string | null {
  const failure = sendFailure(snapshot)
  if (failure?.kind !== 'refused') return null
  return failure.fields.find(({ path }) => path === `body.${name}`)?.code ?? null
}
