import type { Failure } from '@machines/kernel/failure'
import { isPasswordNeeded } from '../console/sensitive'

export type CollectionSnapshot<Row> = {
  value: unknown
  context: { chosen: Row | null; mutation: { failure: Failure | null } }
}

export const isCreating = ({ value }: { value: unknown }): boolean => value === 'creating'
export const isConfirmingRemoval = ({ value }: { value: unknown }): boolean =>
  value === 'confirming' || value === 'removing'
export const isRemoving = ({ value }: { value: unknown }): boolean => value === 'removing'
export const chosenOf = <Row>({ context }: CollectionSnapshot<Row>): Row | null => context.chosen
export const madeOf = <Result>({ context }: { context: { made: Result | null } }): Result | null =>
  context.made
export const removalFailure = ({ context }: CollectionSnapshot<unknown>): Failure | null =>
  isPasswordNeeded(context.mutation.failure) ? null : context.mutation.failure
